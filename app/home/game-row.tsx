"use client";

import { useState, useSyncExternalStore } from "react";
import { type MyGame, tableAddress } from "@/lib/client/game/my-games";
import { draftSlots, watchDrafts } from "@/lib/client/store/drafts";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { namedParties } from "@/lib/ui/text/party-name";
import { whenText } from "@/lib/ui/text/when-text";
import { LeagueName } from "./league-name";
import { ScorePlate } from "./score-plate";

// The code that reads drafts needs the rules of logs, which the list of games does not.
const HalfTypedEntries = lazy(() => import("./half-typed-entries"), "HalfTypedEntries");

const nothing = () => "";

/** A game in progress as a small board: one tap resumes it. */
export function GameRow({ game, name }: { readonly game: MyGame; readonly name: string }) {
  const language = useLanguage();
  const t = useCatalogue("home");
  const slots = useSyncExternalStore(watchDrafts, () => draftSlots(game.id), nothing);
  // It stays once it is shown, since starting over can be undone.
  const [hasDrafts, setHasDrafts] = useState(false);
  if (slots !== "" && !hasDrafts) setHasDrafts(true);
  const standings = game.standings ?? [];
  const leaders = standings.filter(({ rank }) => rank === 1).map(({ player }) => player);
  // If all are equal, nobody leads.
  const leads = (player: string) => leaders.length < standings.length && leaders.includes(player);
  const names = game.players.map((player) => player.name);
  return (
    <li className="board relative grid gap-2 p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink">
      <div className="groove flex items-center gap-2 px-1 pb-2">
        <div className="min-w-0 grow">
          <h3 className="text-lead">
            <Link
              href={tableAddress(game)}
              aria-label={t.resume({ game: name, names })}
              className="outline-none after:absolute after:inset-0 after:rounded-panel"
            >
              {name}
            </Link>
          </h3>
          <p className="text-fine text-on-walnut-soft">
            {t.lastPlayed({ when: whenText(game.updatedAt, Date.now(), language) })}
            <LeagueName id={game.leagueId} game={game.id} />
          </p>
        </div>
        <Icon icon="forward" className="size-7 shrink-0 text-brass-bright" />
      </div>
      {hasDrafts && <HalfTypedEntries game={game} />}
      <ul className="grid gap-x-6 gap-y-1 px-1 sm:grid-cols-2">
        {namedParties(game, language).map(({ id, name: party }) => (
          <li key={id} className="flex min-h-9 items-center gap-3">
            <span className="min-w-0 grow text-[min(1.0625rem,7vmin)] leading-[1.2] wrap-anywhere">
              {party}
              {leads(id) && (
                <>
                  {" "}
                  <span className="ml-1 text-fine font-semibold text-brass-bright">
                    {t.leads({ players: game.sides ? 2 : 1 })}
                  </span>
                </>
              )}
            </span>
            <ScorePlate game={game} player={id} />
          </li>
        ))}
      </ul>
    </li>
  );
}
