"use client";

import { Fragment, memo, type ReactNode } from "react";
import type { Added } from "@/app/shared/game/added";
import { inBoardOrder } from "@/app/shared/game/board-order";
import { type PartyMark, partyMarks } from "@/app/shared/game/party-marks";
import { RankMedal } from "@/app/shared/game/rank-medal";
import { scoreOf } from "@/app/shared/game/score-of";
import { ScoreTally } from "@/app/shared/tally/score-tally";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { playersByParty } from "@/lib/rules/people/parties";
import type { Player } from "@/lib/rules/people/table";
import type { Log } from "@/lib/rules/play/log";
import { usePreferences } from "@/lib/ui/device/preferences";
import { Coins } from "@/lib/ui/pictures/coins";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyIn, moneyText } from "@/lib/ui/text/money-text";
import { partyName } from "@/lib/ui/text/party-name";
import { longestWord } from "@/lib/ui/text/whole-name";
import { Flip } from "./flip";

interface ScoreboardProps {
  readonly log: Log;
  /** Whether there are any entries; before that nobody has a place. */
  readonly begun: boolean;
  /** What the last entry added. */
  readonly added: Added;
  /** The currency of its money; "" if unknown. */
  readonly currency: string;
  /** Asks how the total of a player or side came about. */
  onWhy(player: string): void;
  /**
   * What can be entered for a player: beside the name, and in a row of its own, which is under the name if partners
   * have one each.
   */
  beside(player: Player): ReactNode;
  /** Whether what is beside a name is so wide that it moves below if there is no room, as with partners. */
  readonly wraps: boolean;
  below(player: Player, named: boolean): ReactNode;
  /** The player whose score is being entered. */
  readonly chosen: string | undefined;
  /** Chooses them, where all share one strip of scores: rows are then as low as a finger allows. */
  readonly onChoose: ((player: string) => void) | undefined;
}

/** More rows than this are lower: nine people fit on a laptop, and more of them on a phone. */
const mostHigh = 8;

/** Longer numbers, such as money, leave no room beside a name for buttons. */
const wideNumber = 3;

/**
 * The plate for numbers of this length: all plates on a board are as wide as the widest number, and longer numbers are
 * smaller.
 */
const plateFor = (characters: number) => ({
  style: { minWidth: `max(calc(var(--spacing) * 20), calc(${characters}ch + var(--spacing) * 4))` },
  size: characters <= wideNumber ? "text-total" : characters <= 5 ? "text-display" : "text-title",
});

/**
 * All players, or all sides with the partners below each other, in seat order or by rank: place, names, notes and total. Drawn
 * again when one of these changes. A row keeps its height and a name its width with or without place and note, so that
 * in games scored on the board the next player's buttons do not move. What was added last hangs from the plate and
 * moves nothing.
 */
export const Scoreboard = memo(function Scoreboard({
  log,
  begun,
  added,
  currency,
  onWhy,
  beside,
  wraps,
  below,
  chosen,
  onChoose,
}: ScoreboardProps) {
  const { table: t } = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { position } = log;
  const standing = position.standing();
  const parties = playersByParty(position);
  const marks = speaker.inWords(position.marks());
  const behind = begun && !position.over ? position.behind() : {};
  const { byRank } = usePreferences();
  const ranks = new Map(standing.standings.map(({ player, rank }) => [player, rank]));
  const isShared = (rank: number | undefined) =>
    parties.filter(([first]) => first && ranks.get(first.id) === rank).length > 1;
  const totalOf = (player: string): string => {
    const score = scoreOf(standing, player, position.about.rankedBy);
    return "points" in score ? numberText(score.points, language) : moneyText(score.money, language, true);
  };
  const widest = Math.max(...position.players.map(({ id }) => totalOf(id).length));
  const onTable = position.pot ?? standing.pool;
  const hasMoney = Object.keys(standing.balances).length > 0;
  const isLow = onChoose !== undefined || parties.length > mostHigh;
  return (
    <section aria-label={t.standings} className="board -mx-2 px-2 py-1 sm:mx-0">
      <ul className="on-side:grid on-side:grid-cols-2 on-side:gap-x-4">
        {inBoardOrder(parties, ranks, byRank && begun).map((party) => {
          const id = party[0]?.id ?? "";
          const gone = position.gone.has(id);
          const isSide = party.length > 1;
          return (
            <li
              key={id}
              className={`groove min-w-0 rounded-plate ${isLow ? "py-px" : "py-1.5"} ${id === chosen ? "bg-walnut-deep outline-2 outline-brass-bright" : ""} last:border-0 last:shadow-none on-side:nth-last-2:odd:border-0 on-side:nth-last-2:odd:shadow-none`}
            >
              <ScoreRow
                party={party}
                marks={marks}
                rank={begun ? ranks.get(id) : undefined}
                isShared={isShared(ranks.get(id))}
                gone={gone}
                total={totalOf(id)}
                characters={widest}
                isLow={isLow}
                behind={behind[id] ?? 0}
                balance={hasMoney ? (standing.balances[id] ?? 0) : undefined}
                added={added[id]}
                isPoints={position.about.rankedBy === "points"}
                wraps={isSide || wraps || widest > wideNumber}
                beside={beside}
                chosen={id === chosen}
                onChoose={onChoose && !gone ? () => onChoose(id) : undefined}
                onWhy={() => onWhy(id)}
              />
              {!gone && !onChoose && <ScoreTally log={log} t={t} player={id} lane />}
              {!gone && party.map((player) => <Fragment key={player.id}>{below(player, isSide)}</Fragment>)}
            </li>
          );
        })}
      </ul>
      {hasMoney && (
        <p className="flex min-h-12 items-center justify-between border-t border-walnut-deep px-1 text-lead">
          <span>{position.pot === undefined ? t.pool : t.pot}</span>
          <span className="flex min-w-0 items-center gap-3 font-display font-bold text-brass-bright">
            <Coins amount={onTable} className="h-8 min-w-0 shrink" />
            {moneyIn(onTable, currency, language)}
          </span>
        </p>
      )}
    </section>
  );
});

interface ScoreRowProps {
  readonly party: readonly Player[];
  readonly marks: readonly PartyMark[];
  /** Undefined: without a place. */
  readonly rank: number | undefined;
  readonly isShared: boolean;
  /** Whether this player has left. */
  readonly gone: boolean;
  readonly total: string;
  /** The length of the longest total on the board. */
  readonly characters: number;
  /** Whether the row is as low as a finger allows. */
  readonly isLow: boolean;
  /** How far behind the leader, in what the game is ranked by. */
  readonly behind: number;
  /** Minor units; undefined in a game without money. */
  readonly balance: number | undefined;
  readonly added: number | undefined;
  readonly isPoints: boolean;
  readonly wraps: boolean;
  beside(player: Player): ReactNode;
  readonly chosen: boolean;
  readonly onChoose: (() => void) | undefined;
  onWhy(): void;
}

function ScoreRow(props: ScoreRowProps) {
  const { party, marks, rank, isShared, gone, total, characters, behind, balance, added, isPoints } = props;
  const { isLow, wraps, beside, chosen, onChoose, onWhy } = props;
  const { table: t, prospects, why } = useWords();
  const language = useLanguage();
  const plate = plateFor(characters);
  const { together, ofAlone } = partyMarks(party, marks);
  const amount = (value: number) => (isPoints ? numberText(value, language) : moneyText(value, language));
  const money = isPoints ? balance : undefined;
  const noted = behind > 0 || money !== undefined || together.length > 0;
  const signedAdded = (value: number) =>
    isPoints ? why.signed({ value }) : moneyText(value, language, true);
  const latest = added === undefined ? "" : signedAdded(added);
  // Large text leaves little room beside the plate, and keys leave less, but a long word is not broken.
  const unbroken = (name: string) =>
    `min(var(--text-lead), ${Math.round((party.length > 1 ? 460 : 550) / longestWord(name)) / 10}vmin)`;
  return (
    <div
      className={`relative flex items-center gap-2.5 left-hand:flex-row-reverse ${isLow ? "min-h-12" : "min-h-14"}`}
    >
      {onChoose && (
        <button
          type="button"
          aria-label={t.scoreFor({ name: partyName(party, language) })}
          aria-pressed={chosen}
          className="absolute inset-0 rounded-plate"
          onClick={onChoose}
        />
      )}
      {rank !== undefined ? (
        <RankMedal rank={rank} label={isShared ? t.sharedPlace({ rank }) : t.place({ rank })} />
      ) : (
        <span className={`size-9 shrink-0 rounded-full ${gone ? "" : "bg-walnut-deep/50"}`} />
      )}
      <div className={`min-w-0 grow ${noted || party.length > 1 || isLow ? "" : "py-[0.55rem]"}`}>
        {party.map((player) => (
          <div key={player.id} className={wraps ? "flex flex-wrap items-center gap-x-2 py-0.5" : ""}>
            <p
              data-testid="name"
              style={{
                fontSize: isLow
                  ? `max(12px, min(${unbroken(player.name)}, ${onChoose ? 50 : 80}vmin / ${player.name.trim().length}))`
                  : unbroken(player.name),
              }}
              className={`leading-[1.2] font-semibold ${isLow ? "line-clamp-2 wrap-anywhere" : wraps ? "min-w-0 grow basis-[min-content] wrap-break-word" : "wrap-anywhere"} ${gone ? "text-on-walnut-soft" : ""}`}
            >
              {player.name.trim()}
            </p>
            {ofAlone(player).map((mark) => (
              <span key={mark} className="text-fine font-semibold text-brass-bright">
                {mark}
              </span>
            ))}
            {wraps && !gone && beside(player)}
          </div>
        ))}
        <p
          className={`flex gap-x-2 text-fine text-on-walnut-soft ${onChoose ? "overflow-hidden leading-tight whitespace-nowrap" : "flex-wrap"}`}
        >
          {/* In a low row the key beside the name says it. */}
          {(onChoose ? [] : together).map((mark) => (
            <span key={mark} className={gone ? "" : "font-semibold text-brass-bright"}>
              {mark}
            </span>
          ))}
          {behind > 0 && !(onChoose && together.length > 0) && (
            <span>{prospects.behind({ gap: amount(behind) })}</span>
          )}
          {money !== undefined && <span>{moneyText(money, language, true)}</span>}
        </p>
      </div>
      {party[0] && !wraps && !gone && beside(party[0])}
      <div className="relative shrink-0">
        <button
          type="button"
          data-testid="total"
          aria-haspopup="dialog"
          aria-label={why.howTotal({ name: partyName(party, language), total })}
          onClick={onWhy}
          style={plate.style}
          className={`grid ${isLow ? "h-12" : "h-13"} place-items-center px-2 font-display font-bold active:translate-y-px ${plate.size} ${gone ? "text-on-walnut-soft" : "plate"}`}
        >
          <Flip text={total} />
        </button>
        {latest !== "" && (
          <p
            data-testid="added"
            className="pointer-events-none absolute -top-2 -left-3 rounded-full border border-walnut-deep bg-brass-bright px-1.5 font-display text-[min(0.75rem,4.5vmin)] leading-[1.3] font-bold text-on-tile left-hand:-right-3 left-hand:left-auto"
          >
            <span className="sr-only">{t.last} </span>
            {latest}
          </p>
        )}
      </div>
    </div>
  );
}
