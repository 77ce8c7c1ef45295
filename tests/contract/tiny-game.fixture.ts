import * as z from "zod/mini";
import { entrySchema, leftField, outField } from "../../lib/rules/document/entry";
import { wholeNumber } from "../../lib/rules/document/read";
import { defineGame, type Game } from "../../lib/rules/game";
import type { GameWords } from "../../lib/rules/game-types";
import { closingInWords, closingOf, handWinners } from "../../lib/rules/hands/closing";
import { reseated, withSeat } from "../../lib/rules/people/seating";
import { idsPlaying, isAway, seatsOf, seatsPlaying } from "../../lib/rules/people/table";
import { ok } from "../../lib/rules/result";
import type { Rules } from "../../lib/rules/rules";
import {
  emptyPurse,
  moneyMoved,
  type Purse,
  payIn,
  payOut,
  reseatedPurse,
} from "../../lib/rules/score/money";
import { moneyTerms } from "../../lib/rules/score/terms";
import { countSet } from "../../lib/rules/tiles/counting";
import { dealOut } from "../../lib/rules/tiles/deal";
import { doubleSet } from "../../lib/rules/tiles/tiles";

/**
 * The smallest game that has everything: an option, a choice, hands, points, a pool, an end. It is played with the
 * double-six set, five tiles each; whoever is out, or lowest in a block, scores 10 and takes a cent from everybody.
 */
const options = z.strictObject({ target: z._default(wholeNumber(10, 60), 30) });
type Options = z.infer<typeof options>;

export const hand = entrySchema("hand", {
  colour: z.enum(["red", "green"]),
  out: outField,
  left: leftField,
});
type Hand = z.infer<typeof hand>;

interface State {
  readonly hands: number;
  readonly totals: readonly number[];
  readonly purse: Purse;
}

export const set = doubleSet(6);
export const counted = countSet(set, {});
export const tilesEach = 5;

const words: GameWords = {
  name: "Tiny",
  tagline: "For tests only.",
  roundName: ({ number }) => `Hand ${number}`,
  roundCount: ({ rounds }) => `${rounds} hands`,
  rules: async () => ({ sections: [], source: { title: "", author: "", note: "" } }),
};

interface TinyTypes {
  readonly written: Options;
  readonly options: Options;
  readonly entry: Hand;
  readonly state: State;
  readonly words: GameWords;
}
export type TinyRules = Rules<TinyTypes>;

export const reseat: NonNullable<TinyRules["people"]>["seat"] = (_table, state, seating, points) => ({
  ...state,
  totals: reseated(state.totals, seating, points),
  purse: reseatedPurse(state.purse, seating),
});

export const comeBack: NonNullable<TinyRules["people"]>["comeBack"] = (_table, state, seat, points) => ({
  ...state,
  totals: withSeat(state.totals, seat, points),
});

export const tinyRules: TinyRules = {
  id: "tiny",
  words: { en: words },
  aim: "many",
  options,
  entries: { hand },
  seats: () => ({ least: 2, most: 4 }),
  fit: (written) => ok(written),
  optionAsks: (written) => [
    { ask: "number", field: "target", label: "To", least: 10, most: 60, value: written.target, unit: "pips" },
  ],
  start: (table) => ({
    hands: 0,
    totals: seatsOf(table).map(() => 0),
    purse: emptyPurse(table.players.length),
  }),
  deal: (table) => dealOut(set, set, seatsPlaying(table).length, tilesEach),
  counted: () => counted,
  kinds: () => ["hand"],
  prompts: (table) => {
    const among = idsPlaying(table);
    const colours = ["red", "green"].map((value) => ({ value, label: value }));
    return [
      {
        kind: "hand",
        when: "hand",
        title: "Hand",
        asks: [
          { ask: "choice", field: "colour", label: "Colour", choices: colours },
          { ask: "out", field: "out", among },
          { ask: "hands", field: "left", holders: among, quick: [] },
        ],
      },
    ];
  },
  hands: (table, _state, { out, left }) => ({
    entered: { out, left },
    counted,
    holders: seatsPlaying(table),
    onTable: [],
    mostWhenOut: set.tiles.length - tilesEach,
    mostWhenBlocked: set.tiles.length,
  }),
  check: () => [],
  apply: (table, state, entry) => {
    const winners = handWinners(closingOf(table, counted, seatsPlaying(table), entry));
    const points = state.totals.map((_, seat) => (winners.includes(seat) ? 10 : 0));
    const purse = payOut(payIn(state.purse, seatsPlaying(table), 1), winners, "stay");
    const totals = state.totals.map((total, seat) => total + (points[seat] ?? 0));
    return { state: { hands: state.hands + 1, totals, purse }, round: { points } };
  },
  explain: (table, state, entry, say) => {
    const winners = handWinners(closingOf(table, counted, seatsPlaying(table), entry));
    const paid = payIn(state.purse, seatsPlaying(table), 1);
    return {
      points: state.totals.map((_, seat) => (winners.includes(seat) ? [{ label: "won", value: 10 }] : [])),
      money: moneyTerms(
        moneyMoved(state.purse, payOut(paid, winners, "stay")),
        state.totals.map((_, seat) => (isAway(table, seat) ? 0 : 1)),
        { paid: "stake", won: say.kernel.fromThePool },
      ),
    };
  },
  tally: (table, { totals, purse }) => ({
    totals,
    purse,
    keys: totals.map((total) => [-total]),
    over: totals.some((total) => total >= table.options.target),
  }),
  handBack: (table, state) => ({ ...state, purse: payOut(state.purse, seatsPlaying(table), "seat-order") }),
  people: { seat: reseat, comeBack },
  next: (table, { totals }) => ({ totals: seatsPlaying(table).map((seat) => totals[seat] ?? 0) }),
  headline: (_table, { hands }) => `Hand ${hands + 1}`,
  marks: () => [],
  starts: () => "Whoever holds the highest double starts",
  describe: (table, entry, say) => closingInWords(table, counted, entry, say.kernel),
};

export const soundGame: Game = defineGame(tinyRules);
