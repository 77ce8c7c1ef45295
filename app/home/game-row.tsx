"use client";

import { HalfTypedList } from "@/app/shared/draft/half-typed-list";
import { isPeopleSlot } from "@/app/shared/draft/kept-entry";
import { addressOf } from "@/app/shared/table-view";
import type { MyGame } from "@/lib/client/game/games";
import { homeWordsIn } from "@/lib/i18n/home-words";
import { useGameWords } from "@/lib/i18n/use-game-words";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { Icon } from "@/lib/ui/icon";
import { Link } from "@/lib/ui/page/link";
import { whenText } from "@/lib/ui/text/when-text";
import { LeagueName } from "./league-name";
import { ScorePlate } from "./score-plate";

/** A game in progress as a small board: one tap goes on with it. */
export function GameRow({ game, name }: { readonly game: MyGame; readonly name: string }) {
  const { moved } = useWords();
  const language = useLanguage();
  const say = homeWordsIn[language];
  const words = useGameWords(game.game);
  const standings = game.standings ?? [];
  const leaders = standings.filter(({ rank }) => rank === 1).map(({ player }) => player);
  // Where all are equal nobody leads.
  const leads = (player: string) => leaders.length < standings.length && leaders.includes(player);
  const names = game.players.map((player) => player.name);
  return (
    <li className="board relative grid gap-2 p-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink">
      <div className="groove flex items-center gap-2 px-1 pb-2">
        <div className="min-w-0 grow">
          <h3 className="text-lead">
            <Link
              href={`/play?game=${game.id}`}
              aria-label={say.resume({ game: name, names })}
              className="outline-none after:absolute after:inset-0 after:rounded-panel"
            >
              {name}
            </Link>
          </h3>
          <p className="text-fine text-on-walnut-soft">
            {say.lastPlayed({ when: whenText(game.updatedAt, Date.now(), language) })}
            <LeagueName id={game.leagueId} />
          </p>
        </div>
        <Icon icon="forward" className="size-7 shrink-0 text-brass-bright" />
      </div>
      <HalfTypedList
        gameId={game.id}
        className="groove relative z-10 px-1 pb-2"
        title={({ slot, round }) => {
          if (!round)
            return isPeopleSlot(slot)
              ? moved.halfTypedPeople
              : moved.halfTypedCorrection({ what: undefined });
          return words && round.closed !== undefined
            ? moved.halfTypedRound({ round: words.roundName({ number: round.closed + 1 }) })
            : moved.halfTyped;
        }}
        goOn={({ slot, round }) => (
          <Link
            className="key"
            href={`/play${addressOf(game.id, round ? { view: "enter", kind: round.kind } : { view: isPeopleSlot(slot) ? "people" : "board" })}`}
          >
            {moved.goOn}
          </Link>
        )}
      />
      <ul className="grid gap-x-6 gap-y-1 px-1 sm:grid-cols-2">
        {game.players.map((player) => (
          <li key={player.id} className="flex min-h-9 items-center gap-3">
            <span className="min-w-0 grow leading-[1.2] wrap-anywhere">
              {player.name}
              {leads(player.id) && " "}
              {leads(player.id) && (
                <>
                  {" "}
                  <span className="ml-1 text-fine font-semibold text-brass-bright">{say.leads}</span>
                </>
              )}
            </span>
            <ScorePlate game={game} player={player.id} />
          </li>
        ))}
      </ul>
    </li>
  );
}
