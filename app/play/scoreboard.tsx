"use client";

import type { ReactNode } from "react";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/table";
import { moneyText } from "@/lib/ui/money-text";
import { RankMedal } from "./rank-medal";
import { scoreOf } from "./score-of";

interface ScoreboardProps {
  readonly position: Position;
  /** Whether anything was entered: before that nobody has a place. */
  readonly begun: boolean;
  /** What can be noted for a player: beside the name, and in a row of its own. */
  beside(player: Player): ReactNode;
  below(player: Player): ReactNode;
}

/** Everybody in seat order: place, name, what to know now, total. */
export function Scoreboard({ position, begun, beside, below }: ScoreboardProps) {
  const { table: say, prospects } = useWords();
  const language = useLanguage();
  const standing = position.standing();
  const marks = position.marks();
  const behind = begun && !position.over ? position.behind() : {};
  const isMoney = position.rankedBy === "money";
  const ranks = new Map(standing.standings.map(({ player, rank }) => [player, rank]));
  const shared = (rank: number) => standing.standings.filter((place) => place.rank === rank).length > 1;
  const hasMoney = Object.keys(standing.balances).length > 0;
  return (
    <section aria-label={say.standings} className="board -mx-2 px-2 py-1 sm:mx-0">
      <ul>
        {position.players.map((player) => {
          const rank = ranks.get(player.id);
          const gone = position.gone.has(player.id);
          const score = scoreOf(standing, player.id, position.rankedBy);
          return (
            <li key={player.id} className="groove py-1.5 last:border-0 last:shadow-none">
              <div className="flex min-h-14 items-center gap-2.5 left-hand:flex-row-reverse">
                {begun && rank === undefined && <span className="size-9 shrink-0" />}
                {begun && rank !== undefined && (
                  <RankMedal
                    rank={rank}
                    label={shared(rank) ? say.sharedPlace({ rank }) : say.place({ rank })}
                  />
                )}
                <div className="min-w-0 grow">
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
                    {(behind[player.id] ?? 0) > 0 && (
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
                <p
                  data-testid="total"
                  className={`grid h-13 min-w-20 shrink-0 place-items-center px-2 text-total ${gone ? "text-on-walnut-soft" : "plate"}`}
                >
                  {"points" in score ? (
                    score.points
                  ) : (
                    <span className="text-display">{moneyText(score.money, language, true)}</span>
                  )}
                </p>
              </div>
              {!gone && below(player)}
            </li>
          );
        })}
      </ul>
      {hasMoney && (
        <p className="flex min-h-12 items-center justify-between border-t border-walnut-deep px-1 text-lead">
          <span>{say.pool}</span>
          <span className="font-display font-bold text-brass-bright">
            {moneyText(standing.pool, language)}
          </span>
        </p>
      )}
    </section>
  );
}
