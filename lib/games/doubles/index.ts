import { defineGame } from "../../rules/define-game";
import { entrySchema, leftField, outField } from "../../rules/document/entry";
import { type Closing, closingOf, closingText, handWinners } from "../../rules/hands/closing";
import { totalsFollow } from "../../rules/people/seating";
import { idsPlaying, type Seat, seatsOf, seatsPlaying, type Table } from "../../rules/people/table";
import {
  allSets,
  anyHandSizes,
  handSize,
  handSizeAsk,
  setAsk,
  target,
  targetAsk,
} from "../../rules/presets/option-asks";
import { handSizeProblems } from "../../rules/presets/presets";
import { outAndHands } from "../../rules/prompts";
import { err, ok } from "../../rules/result";
import { firstToTarget } from "../../rules/score/prospects";
import {
  adjustTotals,
  pointsToTarget,
  targetHeadline,
  targetMarks,
  targetTally,
} from "../../rules/score/race";
import { othersTerms, restTerm } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { countSet } from "../../rules/tiles/counting";
import { dealOut } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { problem, text } from "./texts";

const doublesOptions = z.strictObject({
  set: z._default(z.literal(allSets), 6),
  target: z._default(target, 100),
  handSize: handSize(anyHandSizes),
});

type Written = z.infer<typeof doublesOptions>;
interface Options extends Written {
  readonly handSize: number;
}

const hand = entrySchema("hand", { out: outField, left: leftField });

interface State {
  readonly hands: number;
  readonly totals: readonly number[];
}

/** Source: the Doubles text: seven tiles for two to four players; five or more agree on a number. */
const usualHandSize = 7;
const maxWithUsualHandSize = 4;

const handSizeOf = (written: Written, players: number): number | undefined =>
  written.handSize ?? (players <= maxWithUsualHandSize ? usualHandSize : undefined);

const tilesOf = ({ set }: Pick<Written, "set">) => doubleSet(set);
const countedOf = (table: Table<Options>) => countSet(tilesOf(table.options), {});

interface DoublesTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: z.infer<typeof hand>;
  readonly state: State;
}

/** Who wins a hand, and what each of them earns. */
interface Won {
  readonly closing: Closing;
  readonly winners: readonly Seat[];
  readonly earned: number;
}

/** Tied hands divide what one of them alone would earn, dropping the fraction (a ruling). */
function wonBy(table: Table<Options>, entry: DoublesTypes["entry"]): Won {
  const closing = closingOf(table, countedOf(table), seatsPlaying(table), entry);
  const winners = handWinners(closing);
  const own = closing.pips[winners[0] ?? 0] ?? 0;
  return { closing, winners, earned: Math.floor((closing.sum - own) / winners.length) };
}

/**
 * Doubles with any set: going out, or the lowest hand of a block, earns the pips the others hold. Source:
 * docs/scoresheet.md, `doubles`.
 */
export const doubles = defineGame<DoublesTypes>({
  id: "doubles",
  aim: "many",
  options: doublesOptions,
  entries: { hand },
  seats: () => ({ min: 2, max: 12 }),
  fit: (written, players) => {
    const size = handSizeOf(written, players);
    if (size === undefined) return err([problem("missing/hand-size", "/handSize")]);
    const problems = handSizeProblems(tilesOf(written).tiles.length, players, size);
    return problems.length > 0 ? err(problems) : ok({ ...written, handSize: size });
  },
  optionAsks: (written, players) => [
    setAsk(allSets, written.set),
    targetAsk(written.target),
    handSizeAsk(tilesOf(written).tiles.length, players, handSizeOf(written, players), anyHandSizes),
  ],
  start: (table) => ({ hands: 0, totals: seatsOf(table).map(() => 0) }),
  deal: ({ options, ...table }) =>
    dealOut(tilesOf(options), tilesOf(options), seatsPlaying(table).length, options.handSize),
  about: (table) => ({ counted: countedOf(table), target: table.options.target }),
  kinds: () => ["hand"],
  prompts: (table) => [
    { kind: "hand", when: "hand", title: kernelText("end-of-hand"), asks: outAndHands(idsPlaying(table)) },
  ],
  hands: (table, _state, { out, left }) => {
    const tiles = tilesOf(table.options).tiles.length;
    return {
      entered: { out, left },
      counted: countedOf(table),
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: tiles - table.options.handSize,
      maxWhenBlocked: tiles,
    };
  },
  check: () => [],
  apply: (table, state, entry) => {
    const { winners, earned } = wonBy(table, entry);
    const points = state.totals.map((_, seat) => (winners.includes(seat) ? earned : 0));
    return {
      state: {
        hands: state.hands + 1,
        totals: state.totals.map((total, seat) => total + (points[seat] ?? 0)),
      },
      round: { points },
    };
  },
  explain: (table, _state, entry) => {
    const { closing, winners, earned } = wonBy(table, entry);
    return {
      points: seatsOf(table).map((seat) => {
        if (!winners.includes(seat)) return [];
        const others = othersTerms(table, countedOf(table), closing, entry.left, seat);
        return [
          ...others,
          ...restTerm(others, earned, kernelText("divided-among", { hands: winners.length })),
        ];
      }),
    };
  },
  adjust: adjustTotals,
  tally: ({ options }, { totals }) => targetTally(options.target, totals),
  people: {
    ...totalsFollow,
    fits: ({ options }, players) => {
      const tiles = tilesOf(options).tiles.length;
      const most = Math.floor(tiles / players);
      return options.handSize <= most
        ? []
        : [problem("player-count/hand-size", "", { tiles, players, most })];
    },
  },
  next: (table, { totals }) => ({ toTarget: pointsToTarget(table, table.options.target, totals) }),
  headline: (table, { hands, totals }) => targetHeadline(table, table.options, hands + 1, totals),
  marks: (table, { totals }) => targetMarks(table, table.options.target, totals),
  prospects: (table, { totals }) =>
    firstToTarget({
      playing: seatsPlaying(table),
      counted: countedOf(table),
      missing: totals.map((total) => table.options.target - total),
      each: table.options.handSize,
      bonus: 0,
    }),
  starts: () => text("starts"),
  describe: (table, entry) => closingText(table, countedOf(table), entry),
});
