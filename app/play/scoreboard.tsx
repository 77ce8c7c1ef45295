"use client";

import { memo, type ReactNode } from "react";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/table";
import { Coins } from "@/lib/ui/coins";
import { moneyText } from "@/lib/ui/money-text";
import { RaceLane } from "@/lib/ui/race-lane";
import { Flip } from "./flip";
import { RankMedal } from "./rank-medal";
import { scoreOf } from "./score-of";

interface ScoreboardProps {
  readonly position: Position;
  /** Whether anything was entered: before that nobody has a place. */
  readonly begun: boolean;
  /** Somebody asks how a player's total came about. */
  onWhy(player: string): void;
  /** What can be noted for a player: beside the name, and in a row of its own. */
  beside(player: Player): ReactNode;
  below(player: Player): ReactNode;
}

/**
 * Everybody in seat order: place, name, what to know now, total. Drawn again when one of these changes. A row is as
 * high and a name as wide without a place and a note as with them: in games that are noted on the board, the keys of
 * the next player stay where they are.
 */
export const Scoreboard = memo(function Scoreboard({
  position,
  begun,
  onWhy,
  beside,
  below,
}: ScoreboardProps) {
  const words = useWords();
  const { table: say, prospects } = words;
  const language = useLanguage();
  const standing = position.standing();
  const marks = position.marks();
  const behind = begun && !position.over ? position.behind() : {};
  const isMoney = position.rankedBy === "money";
  const ranks = new Map(standing.standings.map(({ player, rank }) => [player, rank]));
  const shared = (rank: number) => standing.standings.filter((place) => place.rank === rank).length > 1;
  const shown = (score: ReturnType<typeof scoreOf>): string =>
    "points" in score ? String(score.points) : moneyText(score.money, language, true);
  const hasMoney = Object.keys(standing.balances).length > 0;
  return (
    <section aria-label={say.standings} className="board -mx-2 px-2 py-1 sm:mx-0">
      <ul className="on-side:grid on-side:grid-cols-2 on-side:gap-x-4">
        {position.players.map((player) => {
          const rank = ranks.get(player.id);
          const gone = position.gone.has(player.id);
          const isBehind = (behind[player.id] ?? 0) > 0;
          const noted = isBehind || (hasMoney && !isMoney) || marks.some((mark) => mark.player === player.id);
          const score = scoreOf(standing, player.id, position.rankedBy);
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
                    className={`text-lead leading-[1.2] font-semibold wrap-anywhere ${gone ? "text-on-walnut-soft" : ""}`}
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
                          gap: isMoney
                            ? moneyText(behind[player.id] ?? 0, language)
                            : String(behind[player.id]),
                        })}
                      </span>
                    )}
                    {"points" in score && hasMoney && (
                      <span>{moneyText(standing.balances[player.id] ?? 0, language, true)}</span>
                    )}
                  </p>
                </div>
                {!gone && beside(player)}
                <button
                  type="button"
                  data-testid="total"
                  aria-haspopup="dialog"
                  aria-label={words.why.howTotal({ name: player.name.trim(), total: shown(score) })}
                  onClick={() => onWhy(player.id)}
                  className={`grid h-13 min-w-20 shrink-0 place-items-center px-2 text-total active:translate-y-px ${gone ? "text-on-walnut-soft" : "plate"}`}
                >
                  <Flip text={shown(score)} className={"points" in score ? "" : "text-display"} />
                </button>
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
          <span>{say.pool}</span>
          <span className="flex min-w-0 items-center gap-3 font-display font-bold text-brass-bright">
            <Coins amount={standing.pool} className="h-8 min-w-0 shrink" />
            {moneyText(standing.pool, language)}
          </span>
        </p>
      )}
    </section>
  );
});
