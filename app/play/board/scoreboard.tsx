"use client";

import { memo, type ReactNode } from "react";
import type { Added } from "@/app/shared/added";
import { RankMedal } from "@/app/shared/rank-medal";
import { scoreOf } from "@/app/shared/score-of";
import { useSpeaker } from "@/lib/i18n/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/people/table";
import { Coins } from "@/lib/ui/pictures/coins";
import { RaceLane } from "@/lib/ui/pictures/race-lane";
import { moneyIn, moneyText } from "@/lib/ui/text/money-text";
import { longestWord } from "@/lib/ui/text/whole-name";
import { Flip } from "./flip";

interface ScoreboardProps {
  readonly position: Position;
  /** Whether anything was entered: before that nobody has a place. */
  readonly begun: boolean;
  /** What the last entry added. */
  readonly added: Added;
  /** What its money is counted in; "" where nobody said. */
  readonly currency: string;
  /** Somebody asks how a player's total came about. */
  onWhy(player: string): void;
  /** What can be noted for a player: beside the name, and in a row of its own. */
  beside(player: Player): ReactNode;
  below(player: Player): ReactNode;
}

/** A plate for numbers of so many characters: all on a board are as wide as the widest, and longer ones are smaller. */
const plateFor = (characters: number) => ({
  style: { minWidth: `max(calc(var(--spacing) * 20), calc(${characters}ch + var(--spacing) * 4))` },
  size: characters <= 3 ? "text-total" : characters <= 5 ? "text-display" : "text-title",
});

/**
 * Everybody in seat order: place, name, what to know now, total. Drawn again when one of these changes. A row is as
 * high and a name as wide without a place and a note as with them: in games that are noted on the board, the keys of
 * the next player stay where they are. What was added last hangs on the plate and moves nothing.
 */
export const Scoreboard = memo(function Scoreboard({
  position,
  begun,
  added,
  currency,
  onWhy,
  beside,
  below,
}: ScoreboardProps) {
  const words = useWords();
  const { table: say, prospects } = words;
  const language = useLanguage();
  const speaker = useSpeaker();
  const standing = position.standing();
  const marks = speaker.inWords(position.marks());
  const behind = begun && !position.over ? position.behind() : {};
  const ranks = new Map(standing.standings.map(({ player, rank }) => [player, rank]));
  const shared = (rank: number) => standing.standings.filter((place) => place.rank === rank).length > 1;
  const isPoints = position.rankedBy === "points";
  const shown = (player: string): string => {
    const score = scoreOf(standing, player, position.rankedBy);
    return "points" in score ? String(score.points) : moneyText(score.money, language, true);
  };
  const addedTo = (player: string): string => {
    const value = added[player];
    if (value === undefined) return "";
    return isPoints ? words.why.signed({ value }) : moneyText(value, language, true);
  };
  const plate = plateFor(Math.max(...position.players.map(({ id }) => shown(id).length)));
  const onTable = position.pot ?? standing.pool;
  const hasMoney = Object.keys(standing.balances).length > 0;
  return (
    <section aria-label={say.standings} className="board -mx-2 px-2 py-1 sm:mx-0">
      <ul className="on-side:grid on-side:grid-cols-2 on-side:gap-x-4">
        {position.players.map((player) => {
          const rank = ranks.get(player.id);
          const gone = position.gone.has(player.id);
          const isBehind = (behind[player.id] ?? 0) > 0;
          const noted = isBehind || (hasMoney && isPoints) || marks.some((mark) => mark.player === player.id);
          const latest = addedTo(player.id);
          return (
            <li
              key={player.id}
              className="groove min-w-0 py-1.5 last:border-0 last:shadow-none on-side:nth-last-2:odd:border-0 on-side:nth-last-2:odd:shadow-none"
            >
              <div className="flex min-h-14 items-center gap-2.5 left-hand:flex-row-reverse">
                {begun && rank !== undefined ? (
                  <RankMedal
                    rank={rank}
                    label={shared(rank) ? say.sharedPlace({ rank }) : say.place({ rank })}
                  />
                ) : (
                  <span className={`size-9 shrink-0 rounded-full ${gone ? "" : "bg-walnut-deep/50"}`} />
                )}
                <div className={`min-w-0 grow ${noted ? "" : "py-[0.55rem]"}`}>
                  <p
                    data-testid="name"
                    // Large letters leave little room beside the plate: a long word stays whole.
                    style={{
                      fontSize: `min(var(--text-lead), ${Math.round(550 / longestWord(player.name)) / 10}vmin)`,
                    }}
                    className={`leading-[1.2] font-semibold wrap-anywhere ${gone ? "text-on-walnut-soft" : ""}`}
                  >
                    {player.name.trim()}
                  </p>
                  <p className="flex flex-wrap gap-x-2 text-fine text-on-walnut-soft">
                    {marks
                      .filter((mark) => mark.player === player.id)
                      .map(({ mark }) => (
                        <span key={mark} className={gone ? "" : "font-semibold text-brass-bright"}>
                          {mark}
                        </span>
                      ))}
                    {isBehind && (
                      <span>
                        {prospects.behind({
                          gap: isPoints
                            ? String(behind[player.id])
                            : moneyText(behind[player.id] ?? 0, language),
                        })}
                      </span>
                    )}
                    {isPoints && hasMoney && (
                      <span>{moneyText(standing.balances[player.id] ?? 0, language, true)}</span>
                    )}
                  </p>
                </div>
                {!gone && beside(player)}
                <div className="relative shrink-0">
                  <button
                    type="button"
                    data-testid="total"
                    aria-haspopup="dialog"
                    aria-label={words.why.howTotal({ name: player.name.trim(), total: shown(player.id) })}
                    onClick={() => onWhy(player.id)}
                    style={plate.style}
                    className={`grid h-13 place-items-center px-2 font-display font-bold active:translate-y-px ${plate.size} ${gone ? "text-on-walnut-soft" : "plate"}`}
                  >
                    <Flip text={shown(player.id)} />
                  </button>
                  {latest !== "" && (
                    <p
                      data-testid="added"
                      className="pointer-events-none absolute -top-2 -left-3 rounded-full border border-walnut-deep bg-brass-bright px-1.5 font-display text-[min(0.75rem,4.5vmin)] leading-[1.3] font-bold text-on-tile left-hand:-right-3 left-hand:left-auto"
                    >
                      <span className="sr-only">{say.last} </span>
                      {latest}
                    </p>
                  )}
                </div>
              </div>
              {!gone && position.target !== undefined && (
                <RaceLane
                  at={standing.totals[player.id] ?? 0}
                  target={position.target}
                  label={say.raceTo({ total: standing.totals[player.id] ?? 0, target: position.target })}
                />
              )}
              {!gone && below(player)}
            </li>
          );
        })}
      </ul>
      {hasMoney && (
        <p className="flex min-h-12 items-center justify-between border-t border-walnut-deep px-1 text-lead">
          <span>{position.pot === undefined ? say.pool : say.pot}</span>
          <span className="flex min-w-0 items-center gap-3 font-display font-bold text-brass-bright">
            <Coins amount={onTable} className="h-8 min-w-0 shrink" />
            {moneyIn(onTable, currency, language)}
          </span>
        </p>
      )}
    </section>
  );
});
