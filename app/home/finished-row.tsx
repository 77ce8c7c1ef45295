"use client";

import type { MyGame } from "@/lib/client/game/games";
import { findGameWords } from "@/lib/games/registry";
import { homeWordsIn } from "@/lib/i18n/home-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { whenText } from "@/lib/ui/text/when-text";
import { LeagueName } from "./league-name";

/** A finished game in a line: what, who won, among whom, when. */
export function FinishedRow({ game }: { readonly game: MyGame }) {
  const language = useLanguage();
  const say = homeWordsIn[language];
  const name = findGameWords(game.game, language)?.name ?? game.game;
  const names = game.players.map((player) => player.name);
  const winners = game.players.filter(({ id }) => game.winners.includes(id)).map((player) => player.name);
  return (
    <li className="relative grid gap-0.5 px-4 py-3 focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">
          <a
            href={`/play?game=${game.id}`}
            aria-label={say.look({ game: name, names })}
            className="outline-none after:absolute after:inset-0"
          >
            {name}
          </a>
        </h3>
        <p className="text-fine text-ink-soft wrap-anywhere">
          {whenText(game.createdAt, Date.now(), language)}
          <LeagueName id={game.leagueId} />
        </p>
      </div>
      <p className="font-semibold wrap-anywhere">
        {winners.length === 0 ? say.nobodyWon : say.won({ names: winners })}
      </p>
      <p className="text-fine text-ink-soft wrap-anywhere">{new Intl.ListFormat(language).format(names)}</p>
    </li>
  );
}
