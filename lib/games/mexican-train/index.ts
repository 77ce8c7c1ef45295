import { defineGame } from "../../rules/define-game";
import { type Draft, entrySchema, leftField, outField } from "../../rules/document/entry";
import { closingOf, closingText } from "../../rules/hands/closing";
import { playingProblems } from "../../rules/people/people-check";
import { totalsFollow } from "../../rules/people/seating";
import { idsPlaying, seatsOf, seatsPlaying } from "../../rules/people/table";
import type { Problem } from "../../rules/problem";
import { outAndHands } from "../../rules/prompts";
import { fewestPips, lowestWins, maxPips } from "../../rules/score/prospects";
import { adjustTotals } from "../../rules/score/race";
import { leftTerms } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { double, type Tile } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { fitTrain, trainAsks } from "./asks";
import { type Engines, engineChoices, enginesOf, lookFor, type Order, skippedEngines } from "./engines";
import { type MexicanTrainOptions, mexicanTrainOptions, type TrainTable } from "./options";
import { orderOf, roundsIn, trainCounted, trainDeal, trainSeats } from "./table";
import { problem, text } from "./texts";

const round = entrySchema("round", {
  engine: z.int(),
  found: z._default(z.enum(["hand", "draw"]), "hand"),
  starter: z.optional(z.string()),
  out: outField,
  left: leftField,
});

type Round = z.infer<typeof round>;

interface State {
  readonly engines: Engines;
  readonly totals: readonly number[];
}

interface TrainTypes {
  readonly written: MexicanTrainOptions;
  readonly options: MexicanTrainOptions;
  readonly entry: Round;
  readonly state: State;
}

/** With `found` nobody knows which doubles will open, only how many. */
function openingsAt(table: TrainTable): readonly Tile[] | undefined {
  const order = orderOf(table);
  return order.engines === "found" ? undefined : enginesOf(order).slice(0, roundsIn(table, [])).map(double);
}

/**
 * Mexican Train, as far as it affects the score sheet: one round per double, each double the engine once, tiles left
 * in a hand count against its holder. Source: docs/scoresheet.md, `mexican-train`.
 */
export const mexicanTrain = defineGame<TrainTypes>({
  id: "mexican-train",
  aim: "few",
  options: mexicanTrainOptions,
  entries: { round },
  seats: trainSeats,
  fit: fitTrain,
  optionAsks: trainAsks,
  start: (table) => ({ engines: [], totals: seatsOf(table).map(() => 0) }),
  deal: (table) => trainDeal(table),
  about: (table) => ({ counted: trainCounted(table), openings: openingsAt(table) }),
  kinds: () => ["round"],
  prompts: (table, state) => {
    const everyone = idsPlaying(table);
    return [
      {
        kind: "round",
        when: "hand",
        title: kernelText("end-of-round"),
        asks: [
          {
            type: "engine",
            field: "engine",
            engines: engineChoices(state.engines, orderOf(table)),
            highest: orderOf(table).highest,
            drawn: { field: "found", value: "draw" },
          },
          {
            type: "choice",
            field: "found",
            label: text("found"),
            choices: [
              { value: "hand", label: text("found-in-hand") },
              { value: "draw", label: text("found-by-draw") },
            ],
          },
          { type: "player", field: "starter", label: text("starter"), among: everyone, optional: true },
          ...outAndHands(everyone),
        ],
      },
    ];
  },
  hands: (table, _state, { engine, out, left }) => {
    const { set, each } = trainDeal(table);
    const onTable = engine === undefined ? [] : [double(engine)].filter((tile) => set.has(tile));
    return {
      entered: { out, left },
      counted: trainCounted(table),
      holders: seatsPlaying(table),
      onTable,
      maxWhenOut: set.tiles.length - each,
      maxWhenBlocked: set.tiles.length - onTable.length,
    };
  },
  check: (table, state, draft) => [
    ...engineProblems(draft, state.engines, orderOf(table)),
    ...playingProblems(table, draft.starter, "/starter"),
  ],
  apply: (table, state, entry) => {
    const points = closingOf(table, trainCounted(table), seatsPlaying(table), entry).pips;
    return {
      state: {
        engines: [
          ...state.engines,
          // JSON has -0, which should not be kept as a number.
          {
            engine: entry.engine + 0,
            drawn: entry.found === "draw",
            highest: enginesOf(orderOf(table))[0] ?? 0,
          },
        ],
        totals: state.totals.map((total, seat) => total + (points[seat] ?? 0)),
      },
      round: { points },
    };
  },
  explain: (table, _state, entry) => ({
    points: leftTerms(table, trainCounted(table), seatsPlaying(table), entry),
  }),
  adjust: adjustTotals,
  tally: (table, { totals, engines }) => ({
    totals,
    keys: totals.map((total) => [total]),
    over: engines.length >= roundsIn(table, engines),
  }),
  people: totalsFollow,
  next: (table, { engines }) => ({
    round: engines.length + 1,
    lookFor: lookFor(engines, orderOf(table)),
    skipped: skippedEngines(engines, orderOf(table)),
    played: engines.map(({ engine }, index) => ({ engine, round: index + 1 })),
  }),
  headline: (table, { engines }) => {
    const rounds = roundsIn(table, engines);
    const order = orderOf(table);
    const round = engines.length + 1;
    if (round > rounds) return text("finished");
    const [engine = 0, ...then] = lookFor(engines, order);
    if (order.engines === "falling" || order.engines === "rising")
      return text("headline/fixed", { round, rounds, engine });
    return text("headline", { round, rounds, engines: [engine, ...then] });
  },
  marks: () => [],
  prospects: (table, { engines, totals }) => {
    const counted = trainCounted(table);
    if (engines.length + 1 !== roundsIn(table, engines)) return [];
    const [engine, ...others] = lookFor(engines, orderOf(table));
    const isKnown = engine !== undefined && others.length === 0;
    return lowestWins({
      playing: seatsPlaying(table),
      totals,
      totalAfterOut: (total) => total,
      fewest: fewestPips(counted, isKnown ? [double(engine)] : [], 1),
      max: maxPips(counted, [], counted.set.tiles.length),
    });
  },
  starts: (table, { engines }) => {
    const order = orderOf(table);
    if (order.engines === "found") return text("starts/highest");
    return text("starts", { engine: lookFor(engines, order)[0] ?? 0 });
  },
  opened: (_table, _state, { engine, found }) => ({ tile: double(engine), drawn: found === "draw" }),
  describe: (table, entry) => {
    const closing = closingText(table, trainCounted(table), entry);
    return text("described", { engine: entry.engine, closing });
  },
});

function engineProblems({ engine }: Draft<Round>, engines: Engines, order: Order): Problem[] {
  const path = "/engine";
  if (engine === undefined) return [];
  const { highest, first } = order;
  if (engine < 0 || engine > highest) return [problem("engine-not-in-set", path, { engine, highest })];
  const due = lookFor(engines, order);
  if (due.includes(engine)) return [];
  if (order.engines !== "asked") return [problem("engine-not-due", path, { due: due[0] ?? first })];
  if (engine > first) return [problem("engine-not-due/above-first", path, { engine, first })];
  const round = engines.findIndex((each) => each.engine === engine) + 1;
  return [problem("engine-used", path, { engine, round, due })];
}
