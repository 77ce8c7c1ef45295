import { defineGame } from "../../rules/define-game";
import { entrySchema, leftField, outField } from "../../rules/document/entry";
import { wholeNumber } from "../../rules/document/read";
import { type Closing, closingOf, closingText, handWinners } from "../../rules/hands/closing";
import { reseated, withSeat } from "../../rules/people/seating";
import {
  idOf,
  idsPlaying,
  leadersOf,
  type Seat,
  seatsOf,
  seatsPlaying,
  type Table,
} from "../../rules/people/table";
import { err, ok } from "../../rules/result";
import { firstToTarget } from "../../rules/score/prospects";
import { othersTerms, restTerm } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { countSet } from "../../rules/tiles/counting";
import { dealOut } from "../../rules/tiles/deal";
import { handSizeAsk, setAsk } from "../../rules/tiles/tile-asks";
import { doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { problem, text } from "./texts";

const sets = [6, 9, 12, 15, 18] as const;
const handSizeRange = { min: 2, max: 30 } as const;

const doublesOptions = z.strictObject({
  set: z._default(z.literal(sets), 6),
  target: z._default(wholeNumber(1, 1000), 100),
  handSize: z.optional(wholeNumber(handSizeRange.min, handSizeRange.max)),
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

/** What one such hand alone would earn, divided among tied hands, dropping the fraction (a ruling). */
const earnedBy = ({ sum, pips }: Closing, winners: readonly Seat[]): number =>
  Math.floor((sum - (pips[winners[0] ?? 0] ?? 0)) / winners.length);
/** The most tiles for this number of players, if there are too few for these hands. */
function tooManyTiles(options: Options, players: number) {
  const tiles = tilesOf(options).tiles.length;
  const most = Math.floor(tiles / players);
  return options.handSize <= most ? undefined : { tiles, players, most };
}

interface DoublesTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: z.infer<typeof hand>;
  readonly state: State;
}

/** Doubles with any set: going out, or the lowest hand of a block, earns the pips the others hold. Source: docs/scoresheet.md, `doubles`. */
export const doubles = defineGame<DoublesTypes>({
  id: "doubles",
  aim: "many",
  options: doublesOptions,
  entries: { hand },
  seats: () => ({ min: 2, max: 12 }),
  fit: (written, players) => {
    const path = "/handSize";
    const handSize = handSizeOf(written, players);
    if (handSize === undefined) return err([problem("missing/hand-size", path)]);
    const tooMany = tooManyTiles({ ...written, handSize }, players);
    return tooMany ? err([problem("out-of-range/hand-size", path, tooMany)]) : ok({ ...written, handSize });
  },
  optionAsks: (written, players) => [
    setAsk(text("set"), sets, (set) => text("set-name", set), written.set),
    {
      type: "number",
      field: "target",
      label: text("target"),
      min: 1,
      max: 1000,
      value: written.target,
      unit: "points",
    },
    handSizeAsk(
      text("hand-size"),
      tilesOf(written).tiles.length,
      players,
      handSizeOf(written, players),
      handSizeRange,
    ),
  ],
  start: (table) => ({ hands: 0, totals: seatsOf(table).map(() => 0) }),
  deal: ({ options, ...table }) =>
    dealOut(tilesOf(options), tilesOf(options), seatsPlaying(table).length, options.handSize),
  counted: countedOf,
  kinds: () => ["hand"],
  prompts: (table, _state) => {
    const everyone = idsPlaying(table);
    return [
      {
        kind: "hand",
        when: "hand",
        title: text("hand"),
        asks: [
          { type: "out", field: "out", among: everyone },
          { type: "hands", field: "left", holders: everyone, quick: [] },
        ],
      },
    ];
  },
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
    const closing = closingOf(table, countedOf(table), seatsPlaying(table), entry);
    const winners = handWinners(closing);
    const earned = earnedBy(closing, winners);
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
    const closing = closingOf(table, countedOf(table), seatsPlaying(table), entry);
    const winners = handWinners(closing);
    const earned = earnedBy(closing, winners);
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
  tally: ({ options }, { totals }) => ({
    totals,
    keys: totals.map((total) => [-total]),
    over: totals.some((total) => total >= options.target),
  }),
  people: {
    seat: (_table, state, seating, points) => ({
      ...state,
      totals: reseated(state.totals, seating, points),
    }),
    comeBack: (_table, state, seat, points) => ({ ...state, totals: withSeat(state.totals, seat, points) }),
    fits: ({ options }, players) => {
      const tooMany = tooManyTiles(options, players);
      return tooMany ? [problem("player-count/hand-size", "", tooMany)] : [];
    },
  },
  target: ({ options }) => options.target,
  next: (table, { totals }) => ({
    toTarget: Object.fromEntries(
      seatsPlaying(table).map((seat) => [idOf(table, seat), table.options.target - (totals[seat] ?? 0)]),
    ),
  }),
  headline: (table, { hands, totals }) => {
    const { target } = table.options;
    const { best, leaders } = leadersOf(table, totals);
    if (best >= target) return text("finished");
    if (best === 0) return text("first-hand", { hand: hands + 1, target });
    return text("headline", { hand: hands + 1, leaders, toTarget: target - best });
  },
  marks: (table, { totals }) => {
    const toTarget = totals.map((total) => table.options.target - total);
    if (toTarget.some((missing) => missing <= 0)) return [];
    return toTarget.map((missing, seat) => ({
      player: idOf(table, seat),
      mark: text("to-target", { toTarget: missing }),
    }));
  },
  prospects: (table, { totals }) =>
    firstToTarget({
      playing: seatsPlaying(table),
      counted: countedOf(table),
      missing: totals.map((total) => table.options.target - total),
      each: table.options.handSize,
      bonus: 0,
    }),
  starts: (_table, _state) => text("starts"),
  describe: (table, entry) => closingText(table, countedOf(table), entry),
});
