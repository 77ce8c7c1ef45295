import * as z from "zod/mini";
import { defineGame } from "../../../lib/rules/define-game";
import { wholeNumber } from "../../../lib/rules/document/read";
import type { Game } from "../../../lib/rules/game";
import { closingOf } from "../../../lib/rules/hands/closing";
import { seatsOf, seatsPlaying } from "../../../lib/rules/people/table";
import { err, ok } from "../../../lib/rules/result";
import { payIn } from "../../../lib/rules/score/money";
import { countSet } from "../../../lib/rules/tiles/counting";
import { dealOut } from "../../../lib/rules/tiles/deal";
import { double } from "../../../lib/rules/tiles/tiles";
import {
  comeBack,
  counted,
  hand,
  reseat,
  set,
  type TinyRules,
  tilesEach,
  tinyRules,
} from "./tiny-game.fixture";

/** Tiny with something changed. */
const withRules = (change: Partial<TinyRules>): (() => Game) => {
  return () => defineGame({ ...tinyRules, ...change });
};

/** Counts how often it was called, and so gives another answer every time: what a clock or chance would do. */
const timesCalled = () => {
  let calls = 0;
  return () => calls++;
};

/** Each game breaks the law that it stands under (and, as it happens, some others). */
export const brokenGames: Readonly<Record<string, () => Game>> = {
  "the deal adds up to the set": withRules({
    deal: ({ players }) => ({ ...dealOut(set, set, players.length, tilesEach), boneyard: 3 }),
  }),
  "every option that is offered can be played": withRules({
    fit: (written) =>
      written.target > 30
        ? err([{ code: "out-of-range", path: "/target", message: "30 is the most." }])
        : ok(written),
  }),
  "an option just outside what is offered is refused": withRules({
    options: z.strictObject({ target: z._default(wholeNumber(1, 1000), 30) }),
  }),
  "what really happened is never refused": withRules({
    hands: (table, _state, { out, left }) => ({
      entered: { out, left },
      counted,
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: 4,
      maxWhenBlocked: 4,
    }),
  }),
  "a game ends, or has no end of its own and says so": withRules({
    tally: (_table, { totals, purse }) => ({
      totals,
      purse,
      keys: totals.map((total) => [-total]),
      over: false,
    }),
  }),
  "what a prompt offers is accepted": withRules({
    check: (_table, _state, { colour }) =>
      colour === "green" ? [{ code: "no-green", path: "/colour", message: "There is no green today." }] : [],
  }),
  "a hand may be left uncounted where the prompt says so, once somebody is out, and then it decides nothing":
    withRules({
      prompts: (table, state) =>
        tinyRules.prompts(table, state).map((prompt) => ({
          ...prompt,
          asks: prompt.asks.map((ask) => (ask.type === "hands" ? { ...ask, optionalOnceOut: true } : ask)),
        })),
    }),
  "what really happened is never called impossible while it is typed": withRules({
    hands: (table, _state, { out, left }) => ({
      entered: { out, left },
      counted,
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: out === undefined ? 1 : set.tiles.length - tilesEach,
      maxWhenBlocked: out === undefined ? 1 : set.tiles.length,
    }),
  }),
  "while a game is played it asks for something, and once it is over it takes nothing": withRules({
    next: () => ({}),
  }),
  "what opened a round lies on the table, and no more rounds are played than can be opened": withRules({
    opened: () => ({ tile: double(6), drawn: false }),
  }),
  "money sums to zero in every state": withRules({
    apply: (table, state, entry) => {
      const step = tinyRules.apply(table, state, entry);
      return {
        ...step,
        state: { ...step.state, purse: { ...step.state.purse, pool: step.state.purse.pool + 1 } },
      };
    },
  }),
  "places are shared, never decided by the order of seats": withRules({
    tally: (table, state) => ({
      ...tinyRules.tally(table, state),
      keys: state.totals.map((total, seat) => [-total, seat]),
    }),
  }),
  "where only hands were entered, totals are the sum of the rounds": withRules({
    apply: (table, state, entry) => {
      const { state: after } = tinyRules.apply(table, state, entry);
      return { state: after, round: { points: after.totals } };
    },
  }),
  "a hand counts the same as a list of tiles and as their total": withRules({
    // What a screen counts by and what the score is made of must be the same.
    apply: (table, state, entry) => {
      const sum = closingOf(table, countSet(set, { doubleBlank: 9 }), seatsPlaying(table), entry).sum;
      const totals = state.totals.map((total) => total + (sum % 10));
      return { state: { ...state, totals }, round: { points: totals.map(() => sum % 10) } };
    },
  }),
  "every number is made of terms that add up to it": withRules({
    explain: (table) => ({ points: table.players.map(() => [{ label: { text: "won" }, value: 10 }]) }),
  }),
  "replay is total: whatever is sent, it answers": withRules({
    check: (_table, _state, { out }) => (out === undefined ? JSON.parse("") : []),
  }),
  "replay is deterministic": () => {
    const calls = timesCalled();
    const tally: TinyRules["tally"] = (table, state) => ({
      ...tinyRules.tally(table, state),
      totals: [calls()],
    });
    return defineGame({ ...tinyRules, tally });
  },
  "playing an entry changes neither the entry nor the position before it": withRules({
    apply: (table, state, entry) => {
      const totals = state.totals as number[];
      totals[0] = (totals[0] ?? 0) + 1;
      return tinyRules.apply(table, state, entry);
    },
  }),
  "every problem has a code, a JSON pointer and a whole sentence": withRules({
    check: (_table, _state, { out }) =>
      out === undefined ? [{ code: "Bad Out", path: "out", message: "undefined" }] : [],
  }),
  "an unknown key is refused by its name, wherever it stands": withRules({
    // A loose schema takes any key in silence.
    entries: { hand: z.object(hand.shape) },
  }),
  "a correction to the same changes nothing": () => forgetful(),
  "taking an entry back and putting it back changes nothing": () => forgetful(),
  "a corrected sheet is the sheet as if it had been written right": () => forgetful(),
  "a slip that is put right leaves no trace": () => forgetful(),
  "who may come and go can, at what is said, and nobody else": withRules({
    people: { seat: (table, state, seating) => reseat(table, state, seating, 7), comeBack },
  }),
  "whoever left keeps what he has, and is asked for nothing": withRules({
    hands: (table, _state, { out, left }) => ({
      entered: { out, left },
      counted,
      holders: seatsOf(table),
      onTable: [],
      maxWhenOut: set.tiles.length - tilesEach,
      maxWhenBlocked: set.tiles.length,
    }),
  }),
  "whoever leaves and comes back goes on as if he had stayed": withRules({
    people: {
      seat: reseat,
      // He pays once more, though what he paid lies in the pool.
      comeBack: (_table, state, seat) => ({ ...state, purse: payIn(state.purse, [seat], 5) }),
    },
  }),
  "other seats change nobody’s score and place": withRules({
    // Scores that stay with the seats.
    people: {
      seat: (table, state, seating, points) => ({
        ...reseat(table, state, seating, points),
        totals: seating.map((before, seat) => (before === undefined ? points : (state.totals[seat] ?? 0))),
      }),
      comeBack,
    },
  }),
  "a name that is put right changes nothing but the name": withRules({
    tally: (table, state) => ({
      ...tinyRules.tally(table, state),
      totals: state.totals.map((total, seat) => total + (table.players[seat]?.name.length ?? 0)),
    }),
  }),
  "what is said to be certain about the next hand comes true, and only that": withRules({
    prospects: (table) => seatsOf(table).map((who) => ({ type: "out-wins", who, unless: [] })),
  }),
  "how far somebody is behind is the difference that the board shows": withRules({
    tally: (table, state) => ({
      ...tinyRules.tally(table, state),
      keys: state.totals.map((total) => [-2 * total]),
    }),
  }),
};

/** A game that keeps something beside its state, so that what is played again comes to something else. */
function forgetful(): Game {
  const calls = timesCalled();
  return defineGame({
    ...tinyRules,
    apply: (table, state, entry) => {
      const step = tinyRules.apply(table, state, entry);
      const totals = step.state.totals.map((total) => total + calls());
      return { ...step, state: { ...step.state, totals } };
    },
    tally: (table, state) => ({ ...tinyRules.tally(table, state), over: false }),
  });
}
