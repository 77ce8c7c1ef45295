"use client";

import { shutoutWords } from "@/app/shared/game/shutout-words";
import { winnersOf } from "@/app/shared/game/winners";
import { type MyGame, tableAddress } from "@/lib/client/game/my-games";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { localeForAll, whenText } from "@/lib/ui/text/when-text";
import { LeagueName } from "./league-name";

/**
 * A finished game in a few words: which game, who won, who played, and when. One in progress is only watched here, and
 * leads to its board.
 */
export function GameLine({ game, name }: { readonly game: MyGame; readonly name: string }) {
  const language = useLanguage();
  const t = useCatalogue("home");
  const names = game.players.map((player) => player.name);
  const winners = winnersOf(game.players, game);
  const isWatched = game.status === "playing";
  const result = winners.names.length === 0 ? t.nobodyWon : t.won(winners);
  const shutout = shutoutWords({ ...game, won: game.totals[game.winners[0] ?? ""] }, language);
  return (
    <li className="relative grid gap-0.5 px-4 py-3 focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">
          <Link
            href={tableAddress(game, isWatched ? "watch" : "play")}
            aria-label={(isWatched ? t.watch : t.look)({ game: name, names })}
            className="outline-none after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <p className="text-fine text-ink-soft wrap-anywhere">
          {whenText(game.createdAt, Date.now(), language)}
          <LeagueName id={game.leagueId} game={game.id} />
          {!isWatched && !game.mayWrite && ` · ${t.viewOnly}`}
        </p>
      </div>
      <p className="font-semibold wrap-anywhere">
        {isWatched
          ? t.lastPlayed({ when: whenText(game.updatedAt, Date.now(), language) })
          : [result, ...(shutout ? [shutout] : [])].join(" · ")}
      </p>
      <p className="text-fine text-ink-soft wrap-anywhere">
        {new Intl.ListFormat(localeForAll(language)).format(names)}
      </p>
    </li>
  );
}
