import { defineGame } from "../../rules/define-game";
import { type Draft, entrySchema, leftField, outField } from "../../rules/document/entry";
import { closingOf, closingText } from "../../rules/hands/closing";
import { totalsFollow } from "../../rules/people/seating";
import { idsPlaying, seatOf, seatsOf, seatsPlaying, type Table } from "../../rules/people/table";
import { outAndHands } from "../../rules/prompts";
import { ok } from "../../rules/result";
import { fewestPips, lowestWins, maxPips } from "../../rules/score/prospects";
import { leftTerms, restTerm } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { countSet } from "../../rules/tiles/counting";
import { dealOut } from "../../rules/tiles/deal";
import { double, doubleWild, pipSet, type Tile } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { text } from "./texts";

const pipOptions = z.strictObject({});

const round = entrySchema("round", {
  opened: z._default(z.enum(["double", "wild"]), "double"),
  out: outField,
  left: leftField,
});

/** Source: the Pip text, "nine rounds of play", "deducts 10 points from the round winner's score". */
const rounds = 9;
const offForGoingOut = 10;

/** Wild end 20, double wild 50, directional 25 and 20 for its wild end. Source: the Pip text, "Scoring". */
const wild = 20;
const directional = 25 + wild;
const counted = countSet(pipSet, { wild, doubleWild: 50, direction: directional });

interface State {
  readonly played: number;
  readonly totals: readonly number[];
}

const totalAfterOut = (total: number): number => Math.max(0, total - offForGoingOut);

const tilesEach = (table: Table<unknown>): number => (seatsPlaying(table).length === 2 ? 15 : 9);

/** Up to four tiles may have been handed on by `D` tiles when the stock was gone. Source: docs/scoresheet.md. */
const handedOn = 4;

/** The double that opens the round after this many, unless the double wild does. */
const opensWith = ({ played }: State): Tile => double(played + 1);

/** The tile that opened the round; undefined if the entry names it wrongly. */
function openingTiles(state: State, draft: Draft<z.infer<typeof round>>): Tile[] {
  if (draft.opened === "wild") return [doubleWild];
  const wrong = "opened" in draft && draft.opened === undefined;
  return wrong ? [] : [opensWith(state)];
}

interface PipTypes {
  readonly written: z.infer<typeof pipOptions>;
  readonly options: z.infer<typeof pipOptions>;
  readonly entry: z.infer<typeof round>;
  readonly state: State;
}

/** Pip, with the special set of 70. Source: docs/scoresheet.md, `pip`. */
export const pip = defineGame<PipTypes>({
  id: "pip",
  aim: "few",
  options: pipOptions,
  entries: { round },
  seats: () => ({ min: 2, max: 7 }),
  fit: (options) => ok(options),
  optionAsks: () => [],
  start: (table) => ({ played: 0, totals: seatsOf(table).map(() => 0) }),
  deal: (table) => dealOut(pipSet, pipSet, seatsPlaying(table).length, tilesEach(table)),
  about: () => ({
    counted,
    openings: Array.from({ length: rounds }, (_, played) => double(played + 1)),
  }),
  kinds: () => ["round"],
  prompts: (table, state) => [
    {
      kind: "round",
      when: "hand",
      title: kernelText("end-of-round"),
      asks: [
        {
          type: "choice",
          field: "opened",
          label: text("opened"),
          choices: [
            { value: "double", label: text("opened-double", { tile: opensWith(state) }) },
            { value: "wild", label: text("opened-wild") },
          ],
        },
        ...outAndHands(idsPlaying(table), {
          quick: [
            { pips: wild, label: text("single-wild") },
            { pips: directional, label: text("direction") },
            { pips: counted.pipsOf(doubleWild), label: text("double-wild") },
          ],
        }),
      ],
    },
  ],
  hands: (table, state, draft) => ({
    entered: { out: draft.out, left: draft.left },
    counted,
    holders: seatsPlaying(table),
    onTable: openingTiles(state, draft),
    maxWhenOut: pipSet.tiles.length - tilesEach(table) + handedOn,
    maxWhenBlocked: pipSet.tiles.length - 1,
  }),
  check: () => [],
  apply: (table, state, entry) => {
    const { out, pips } = closingOf(table, counted, seatsPlaying(table), entry);
    const points = pips.map((held, seat) => {
      const total = state.totals[seat] ?? 0;
      return seat === out ? totalAfterOut(total) - total : held;
    });
    return {
      state: {
        played: state.played + 1,
        totals: state.totals.map((total, seat) => total + (points[seat] ?? 0)),
      },
      round: { points },
    };
  },
  explain: (table, { totals }, entry) => ({
    points: leftTerms(table, counted, seatsPlaying(table), entry).map((terms, seat) => {
      if (seatOf(table, entry.out) !== seat) return terms;
      const off = [{ label: kernelText("going-out"), value: -offForGoingOut }];
      const becomes = 0 - Math.min(offForGoingOut, totals[seat] ?? 0);
      return [...off, ...restTerm(off, becomes, kernelText("never-below-zero"))];
    }),
  }),
  adjust: (_table, state, party, points) => ({
    ...state,
    totals: state.totals.map((total, seat) => (seat === party ? Math.max(0, total + points) : total)),
  }),
  tally: (_table, { totals, played }) => ({
    totals,
    keys: totals.map((total) => [total]),
    over: played >= rounds,
  }),
  people: { ...totalsFollow, begins: () => ({ min: 0 }) },
  next: (_table, state) => ({ round: state.played + 1, opens: opensWith(state) }),
  headline: (_table, state) =>
    state.played >= rounds
      ? text("finished")
      : text("headline", { round: state.played + 1, tile: opensWith(state) }),
  marks: () => [],
  prospects: (table, { played, totals }) =>
    played === rounds - 1
      ? lowestWins({
          playing: seatsPlaying(table),
          totals,
          totalAfterOut,
          // The double blank never opens a round.
          fewest: fewestPips(counted, [], 1),
          max: maxPips(counted, [], pipSet.tiles.length),
        })
      : [],
  starts: (_table, state) => text("starts", { tile: opensWith(state) }),
  opened: (_table, state, { opened }) => ({
    tile: opened === "wild" ? doubleWild : opensWith(state),
    drawn: false,
  }),
  describe: (table, entry) => {
    const closing = closingText(table, counted, entry);
    const opened = entry.opened === "wild" ? text("opened-wild") : text("its-double");
    return text("described", { opened, closing });
  },
});
