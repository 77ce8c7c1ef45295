"use client";

import type { CSSProperties } from "react";
import { lastAdded } from "@/app/shared/game/added";
import { inBoardOrder } from "@/app/shared/game/board-order";
import { partyMarks } from "@/app/shared/game/party-marks";
import { RankMedal } from "@/app/shared/game/rank-medal";
import { scoreOf } from "@/app/shared/game/score-of";
import { ScoreTally } from "@/app/shared/tally/score-tally";
import type { GameView } from "@/lib/client/game/games";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { playersByParty } from "@/lib/rules/people/parties";
import type { Player } from "@/lib/rules/people/table";
import { usePreferences } from "@/lib/ui/device/preferences";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { longestWord } from "@/lib/ui/text/whole-name";

/** The plate for numbers of this many digits, and the largest size that leaves room for the name. */
const plateOf = (digits: number) =>
  ({ minWidth: `${digits * 0.68 + 0.5}em`, "--fit": `${60 / (digits + 1)}cqw` }) as CSSProperties;

const medalSize =
  "size-[clamp(min(2.25rem,11cqw),min(52cqh,9cqw),5.5rem)] text-[clamp(min(1.25rem,6cqw),min(30cqh,5cqw),3rem)]";

/** Longer names are smaller: a whole name matters more than large letters. */
const longName = 20;
const sizeOf = (name: string): string =>
  name.trim().length > longName
    ? "text-[min(var(--word),clamp(min(0.9375rem,4.2cqw),max(min(20cqh,4cqw),min(34cqh,var(--line))),4rem))]"
    : "text-[min(var(--word),clamp(min(1.125rem,7cqw),min(34cqh,6.5cqw),5rem))]";

/** Sizes at which the longest word fits between medal and number, and at which the name needs two lines at most. */
const fitOf = (name: string) =>
  ({
    "--word": `max(12px, ${Math.round(680 / longestWord(name)) / 10}cqw)`,
    "--line": `${Math.round(1100 / name.trim().length) / 10}cqw`,
  }) as CSSProperties;

/** With more rows than this a television has two columns, one below the other in the order of the rows. */
const oneColumn = 8;

/** Two names share the height of a row, and so do their tallies. */
const partnerSize = (party: readonly Player[]): string =>
  party.some(({ name }) => name.trim().length > longName)
    ? "text-[clamp(min(0.9375rem,4.4cqw),min(11cqh,4cqw),3.5rem)]"
    : "text-[clamp(min(1.0625rem,5.5cqw),min(18cqh,5.5cqw),4.5rem)]";

/**
 * Everybody's total, as large as possible. Rows keep the order of the seats, so that a new score moves nothing, unless
 * the device lists them by rank; places are on the medals.
 */
export function WatchRows({ game }: { readonly game: GameView }) {
  const t = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const watch = useCatalogue("watch");
  const { position, result, players } = game;
  const begun = game.lines.length > 0;
  const ranks = new Map(result.standings.map(({ player, rank }) => [player, rank]));
  const { byRank } = usePreferences();
  const parties = inBoardOrder(playersByParty(position), ranks, byRank && begun);
  const shared = (rank: number) =>
    parties.filter(([first]) => first && ranks.get(first.id) === rank).length > 1;
  const marks = speaker.inWords(position.marks());
  const hasMoney = Object.keys(result.balances).length > 0;
  const added = lastAdded(game);
  const scoreText = (player: string) => {
    const score = scoreOf(result, player, position.about.rankedBy);
    return "points" in score ? numberText(score.points, language) : moneyText(score.money, language, true);
  };
  // All plates are as wide as the widest number, and at least two digits.
  const widest = Math.max(2, ...players.map(({ id }) => scoreText(id).length));
  const change = (player: string) => {
    const value = added[player];
    if (value === undefined) return [];
    const score =
      position.about.rankedBy === "money" ? moneyText(value, language, true) : t.why.signed({ value });
    return [watch.lastRound({ score })];
  };
  const half = parties.length > oneColumn ? Math.ceil(parties.length / 2) : undefined;
  return (
    <ul
      style={{ "--half": half } as CSSProperties}
      className={`board grid grow ${half ? "lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--half),minmax(4.5rem,1fr))] lg:gap-x-8" : ""} px-2 py-1 lg:max-h-[calc(100dvh-6.5rem)] on-side:grid-cols-2 on-side:gap-x-4 ${position.sides ? "auto-rows-[minmax(10rem,1fr)]" : "auto-rows-[minmax(4.5rem,1fr)]"}`}
    >
      {parties.map((party, row) => {
        const id = party[0]?.id ?? "";
        const rank = ranks.get(id);
        const gone = position.gone.has(id);
        const { together, ofAlone } = partyMarks(party, marks);
        const alone = party.flatMap((player) =>
          ofAlone(player).map((mark) => t.table.does({ name: player.name.trim(), what: mark })),
        );
        const small = [
          ...together,
          ...alone,
          ...change(id),
          ...(position.about.rankedBy === "points" && hasMoney
            ? [moneyText(result.balances[id] ?? 0, language, true)]
            : []),
        ];
        return (
          <li
            key={id}
            className={`groove flex flex-col [container-type:size] last:border-0 last:shadow-none on-side:nth-last-2:odd:border-0 on-side:nth-last-2:odd:shadow-none ${row + 1 === half ? "lg:border-0 lg:shadow-none" : ""}`}
          >
            <div className="flex min-h-0 grow items-center gap-[max(min(0.625rem,2.5cqw),2cqw)]">
              {begun && rank === undefined && <span className={`shrink-0 ${medalSize}`} />}
              {begun && rank !== undefined && (
                <RankMedal
                  rank={rank}
                  label={t.table[shared(rank) ? "sharedPlace" : "place"]({ rank })}
                  size={medalSize}
                />
              )}
              <div className="min-w-0 grow">
                {party.map((player) => (
                  <p
                    key={player.id}
                    data-testid="name"
                    style={fitOf(player.name)}
                    className={`line-clamp-3 leading-[1.1] font-semibold wrap-anywhere ${party.length > 1 ? `not-first:mt-[0.2em] ${partnerSize(party)}` : sizeOf(player.name)} ${gone ? "text-on-walnut-soft" : ""}`}
                  >
                    {player.name.trim()}
                  </p>
                ))}
                <p className="line-clamp-2 text-[clamp(min(0.875rem,5cqw),min(17cqh,3.6cqw),2rem)] leading-tight text-on-walnut-soft">
                  {small.join(" · ")}
                </p>
              </div>
              <p
                data-testid="total"
                className={`grid h-[1.35em] shrink-0 place-items-center text-[clamp(min(2.25rem,12cqw),min(62cqh,var(--fit)),11rem)] leading-none ${gone ? "text-on-walnut-soft" : "plate"}`}
                style={plateOf(widest)}
              >
                {scoreText(id)}
              </p>
            </div>
            {!gone && <ScoreTally log={game.log} player={id} t={t.table} className="h-[22cqh] shrink-0" />}
          </li>
        );
      })}
    </ul>
  );
}
