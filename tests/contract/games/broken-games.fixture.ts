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

/** Tiny with some rules replaced. */
const withRules = (change: Partial<TinyRules>): (() => Game) => {
  return () => defineGame({ ...tinyRules, ...change });
};

/** Returns a different value on every call, as a clock or a random number would. */
const timesCalled = () => {
  let calls = 0;
  return () => calls++;
};

/** Each game breaks the law that it is listed under (and incidentally some others). */
export const brokenGames: Readonly<Record<string, () => Game>> = {
  "the deal adds up to the set": withRules({
    deal: ({ players }) => ({ ...dealOut(set, set, players.length, tilesEach), boneyard: 3 }),
  }),
  "every offered option can be played": withRules({
    fit: (written) =>
      written.target > 30
        ? err([{ code: "out-of-range", path: "/target", message: "30 is the most." }])
        : ok(written),
  }),
  "an option just outside its offered range is refused": withRules({
    options: z.strictObject({ target: z._default(wholeNumber(1, 1000), 30) }),
  }),
  "a hand that was really played is never refused": withRules({
    hands: (table, _state, { out, left }) => ({
      entered: { out, left },
      counted,
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: 4,
      maxWhenBlocked: 4,
    }),
  }),
  "a game ends, or declares that it has no end of its own": withRules({
    tally: (_table, { totals, purse }) => ({
      totals,
      purse,
      keys: totals.map((total) => [-total]),
      over: false,
    }),
  }),
  "every answer that a prompt offers is accepted": withRules({
    check: (_table, _state, { colour }) =>
      colour === "green" ? [{ code: "no-green", path: "/colour", message: "There is no green today." }] : [],
  }),
  "a hand may be left uncounted where the prompt allows it, and then changes nothing": withRules({
    prompts: (table, state) =>
      tinyRules.prompts(table, state).map((prompt) => ({
        ...prompt,
        asks: prompt.asks.map((ask) => (ask.type === "hands" ? { ...ask, optionalOnceOut: true } : ask)),
      })),
  }),
  "a half-typed hand that was really played is never reported as impossible": withRules({
    hands: (table, _state, { out, left }) => ({
      entered: { out, left },
      counted,
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: out === undefined ? 1 : set.tiles.length - tilesEach,
      maxWhenBlocked: out === undefined ? 1 : set.tiles.length,
    }),
  }),
  "a game in progress prompts for entries, and a finished game accepts none": withRules({
    next: () => ({}),
  }),
  "the tile that opened a round is on the table, and no more rounds are played than can be opened": withRules(
    {
      opened: () => ({ tile: double(6), drawn: false }),
    },
  ),
  "money sums to zero in every state": withRules({
    apply: (table, state, entry) => {
      const step = tinyRules.apply(table, state, entry);
      return {
        ...step,
        state: { ...step.state, purse: { ...step.state.purse, pool: step.state.purse.pool + 1 } },
      };
    },
  }),
  "tied players share a place, whatever their seats": withRules({
    tally: (table, state) => ({
      ...tinyRules.tally(table, state),
      keys: state.totals.map((total, seat) => [-total, seat]),
    }),
  }),
  "totals are the sum of the rounds when only hands were entered": withRules({
    apply: (table, state, entry) => {
      const { state: after } = tinyRules.apply(table, state, entry);
      return { state: after, round: { points: after.totals } };
    },
  }),
  "a hand counts the same as a list of tiles and as their total": withRules({
    // The screen and the score must count tiles in the same way.
    apply: (table, state, entry) => {
      const sum = closingOf(table, countSet(set, { doubleBlank: 9 }), seatsPlaying(table), entry).sum;
      const totals = state.totals.map((total) => total + (sum % 10));
      return { state: { ...state, totals }, round: { points: totals.map(() => sum % 10) } };
    },
  }),
  "every total and balance is the sum of its terms": withRules({
    explain: (table) => ({ points: table.players.map(() => [{ label: { text: "won" }, value: 10 }]) }),
  }),
  "replay never throws, whatever it is given": withRules({
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
  "every problem has a code, a JSON pointer and a complete sentence": withRules({
    check: (_table, _state, { out }) =>
      out === undefined ? [{ code: "Bad Out", path: "out", message: "undefined" }] : [],
  }),
  "an unknown key is refused by name, wherever it is": withRules({
    // A loose schema silently accepts any key.
    entries: { hand: z.object(hand.shape) },
  }),
  "a correction to the same entry changes nothing": () => forgetful(),
  "taking an entry back and restoring it changes nothing": () => forgetful(),
  "a corrected sheet equals one written correctly from the start": () => forgetful(),
  "a mistake that is corrected leaves no trace": () => forgetful(),
  "exactly the players offered to join, leave or return can do so, with the stated score and price":
    withRules({
      people: { seat: (table, state, seating) => reseat(table, state, seating, 7), comeBack },
    }),
  "a player who left keeps their score and is not prompted for": withRules({
    hands: (table, _state, { out, left }) => ({
      entered: { out, left },
      counted,
      holders: seatsOf(table),
      onTable: [],
      maxWhenOut: set.tiles.length - tilesEach,
      maxWhenBlocked: set.tiles.length,
    }),
  }),
  "a player who leaves and returns continues as if they had stayed": withRules({
    people: {
      seat: reseat,
      // They pay again, although their earlier payment is in the pool.
      comeBack: (_table, state, seat) => ({ ...state, purse: payIn(state.purse, [seat], 5) }),
    },
  }),
  "changing seats changes nobody’s score or place": withRules({
    // Scores that stay with the seats.
    people: {
      seat: (table, state, seating, points) => ({
        ...reseat(table, state, seating, points),
        totals: seating.map((before, seat) => (before === undefined ? points : (state.totals[seat] ?? 0))),
      }),
      comeBack,
    },
  }),
  "correcting a name changes nothing else": withRules({
    tally: (table, state) => ({
      ...tinyRules.tally(table, state),
      totals: state.totals.map((total, seat) => total + (table.players[seat]?.name.length ?? 0)),
    }),
  }),
  "exactly those offered can take a place, which has its total and rank from then on": withRules({
    // The total goes with the player who goes, and not with the place.
    people: {
      isFixed: () => true,
      seat: (table, state, seating) => reseat(table, state, seating, 0),
      comeBack,
    },
  }),
  "a prospect for the next hand comes true exactly when its condition holds": withRules({
    prospects: (table) => seatsOf(table).map((who) => ({ type: "out-wins", who, unless: [] })),
  }),
  "how far a player is behind is the difference on the board": withRules({
    tally: (table, state) => ({
      ...tinyRules.tally(table, state),
      keys: state.totals.map((total) => [-2 * total]),
    }),
  }),
};

/** A game that keeps something outside its state, so that a replay gives another result. */
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
