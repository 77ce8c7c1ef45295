import * as z from "zod/mini";
import { defineGame } from "../../../lib/rules/define-game";
import { entrySchema, leftField, outField } from "../../../lib/rules/document/entry";
import { wholeNumber } from "../../../lib/rules/document/read";
import type { Game } from "../../../lib/rules/game";
import { closingOf, closingText, handWinners } from "../../../lib/rules/hands/closing";
import { reseated, withSeat } from "../../../lib/rules/people/seating";
import { idsPlaying, isAway, seatsOf, seatsPlaying } from "../../../lib/rules/people/table";
import { ok } from "../../../lib/rules/result";
import type { Rules } from "../../../lib/rules/rules";
import {
  emptyPurse,
  moneyMoved,
  type Purse,
  payIn,
  payOut,
  reseatedPurse,
} from "../../../lib/rules/score/money";
import { moneyTerms } from "../../../lib/rules/score/terms";
import type { Text } from "../../../lib/rules/text";
import { kernelText } from "../../../lib/rules/texts";
import { countSet } from "../../../lib/rules/tiles/counting";
import { dealOut } from "../../../lib/rules/tiles/deal";
import { doubleSet } from "../../../lib/rules/tiles/tiles";

/**
 * The smallest game that has everything: an option, a choice, hands, points, a pool and an end. It is played with the
 * double-six set, five tiles each; the player who goes out, or is lowest in a block, scores 10 and takes a cent from
 * everyone.
 */
const options = z.strictObject({ target: z._default(wholeNumber(10, 60), 30) });
type Options = z.infer<typeof options>;

export const hand = entrySchema("hand", {
  colour: z.enum(["red", "green"]),
  out: outField,
  left: leftField,
});
/** The colour scores nothing, so rules that write it differently are the same game. */
type Hand = Omit<z.infer<typeof hand>, "colour"> & { readonly colour?: string };

interface State {
  readonly hands: number;
  readonly totals: readonly number[];
  readonly purse: Purse;
}

export const set = doubleSet(6);
export const counted = countSet(set, {});
export const tilesEach = 5;

/** Texts of this game, which has no catalogue. */
const text = (what: string): Text => ({ text: what });

interface TinyTypes {
  readonly written: Options;
  readonly options: Options;
  readonly entry: Hand;
  readonly state: State;
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
  aim: "many",
  options,
  entries: { hand },
  seats: () => ({ min: 2, max: 4 }),
  fit: (written) => ok(written),
  optionAsks: (written) => [
    {
      type: "number",
      field: "target",
      label: text("To"),
      min: 10,
      max: 60,
      value: written.target,
      unit: "pips",
    },
  ],
  start: (table) => ({
    hands: 0,
    totals: seatsOf(table).map(() => 0),
    purse: emptyPurse(table.players.length),
  }),
  deal: (table) => dealOut(set, set, seatsPlaying(table).length, tilesEach),
  about: () => ({ counted }),
  kinds: () => ["hand"],
  prompts: (table) => {
    const among = idsPlaying(table);
    const colours = ["red", "green"].map((value) => ({ value, label: text(value) }));
    return [
      {
        kind: "hand",
        when: "hand",
        title: text("Hand"),
        asks: [
          { type: "choice", field: "colour", label: text("Colour"), choices: colours },
          { type: "out", field: "out", among },
          { type: "hands", field: "left", holders: among, quick: [] },
        ],
      },
    ];
  },
  hands: (table, _state, { out, left }) => ({
    entered: { out, left },
    counted,
    holders: seatsPlaying(table),
    onTable: [],
    maxWhenOut: set.tiles.length - tilesEach,
    maxWhenBlocked: set.tiles.length,
  }),
  check: () => [],
  apply: (table, state, entry) => {
    const winners = handWinners(closingOf(table, counted, seatsPlaying(table), entry));
    const points = state.totals.map((_, seat) => (winners.includes(seat) ? 10 : 0));
    const purse = payOut(payIn(state.purse, seatsPlaying(table), 1), winners, "stay");
    const totals = state.totals.map((total, seat) => total + (points[seat] ?? 0));
    return { state: { hands: state.hands + 1, totals, purse }, round: { points } };
  },
  explain: (table, state, entry) => {
    const winners = handWinners(closingOf(table, counted, seatsPlaying(table), entry));
    const paid = payIn(state.purse, seatsPlaying(table), 1);
    return {
      points: state.totals.map((_, seat) =>
        winners.includes(seat) ? [{ label: text("won"), value: 10 }] : [],
      ),
      money: moneyTerms(
        moneyMoved(state.purse, payOut(paid, winners, "stay")),
        state.totals.map((_, seat) => (isAway(table, seat) ? 0 : 1)),
        { paid: text("stake"), won: kernelText("from-the-pool") },
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
  headline: (_table, { hands }) => text(`Hand ${hands + 1}`),
  marks: () => [],
  starts: () => text("Whoever holds the highest double starts"),
  describe: (table, entry) => closingText(table, counted, entry),
};

export const soundGame: Game = defineGame(tinyRules);
