import { defineGame } from "../../rules/define-game";
import { type Draft, entrySchema, leftField, outField } from "../../rules/document/entry";
import { closingOf, closingText } from "../../rules/hands/closing";
import { playingProblems } from "../../rules/people/people-check";
import { totalsFollow } from "../../rules/people/seating";
import { idsPlaying, seatsOf, seatsPlaying } from "../../rules/people/table";
import { doubleBlankAsk } from "../../rules/presets/option-asks";
import type { Problem } from "../../rules/problem";
import { outAndHands } from "../../rules/prompts";
import { ok } from "../../rules/result";
import { fewestPips, lowestWins, maxPips } from "../../rules/score/prospects";
import { leftTerms } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { double } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { type Engines, engineChoices, isPlayed, lookFor, skippedEngines } from "./engines";
import { highestEngine, mexicanTrainOptions, trainCounted, trainDeal, trainSeats } from "./table";
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
  readonly written: z.infer<typeof mexicanTrainOptions>;
  readonly options: z.infer<typeof mexicanTrainOptions>;
  readonly entry: Round;
  readonly state: State;
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
  fit: (options) => ok(options),
  optionAsks: (options, players) => {
    const { min, max } = trainSeats({ ...options, deal: "removed" });
    const removable = players >= min && players <= max;
    return [
      {
        type: "choice",
        field: "deal",
        label: text("deal"),
        choices: [
          { value: "table", label: text("deal-table") },
          ...(removable ? [{ value: "removed", label: text("deal-removed") }] : []),
        ],
        value: options.deal,
      },
      doubleBlankAsk(options.doubleBlank),
    ];
  },
  start: (table) => ({ engines: [], totals: seatsOf(table).map(() => 0) }),
  deal: (table) => trainDeal(table),
  counted: trainCounted,
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
            engines: engineChoices(state.engines, highestEngine(table)),
            highest: highestEngine(table),
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
    ...engineProblems(draft, state.engines, highestEngine(table)),
    ...playingProblems(table, draft.starter, "/starter"),
  ],
  apply: (table, state, entry) => {
    const points = closingOf(table, trainCounted(table), seatsPlaying(table), entry).pips;
    return {
      state: {
        engines: [
          ...state.engines,
          // JSON has -0, which should not be kept as a number.
          { engine: entry.engine + 0, drawn: entry.found === "draw", highest: highestEngine(table) },
        ],
        totals: state.totals.map((total, seat) => total + (points[seat] ?? 0)),
      },
      round: { points },
    };
  },
  explain: (table, _state, entry) => ({
    points: leftTerms(table, trainCounted(table), seatsPlaying(table), entry),
  }),
  tally: (table, { totals, engines }) => ({
    totals,
    keys: totals.map((total) => [total]),
    // Joining and leaving may change the set, and with it the doubles that are still to come.
    over: lookFor(engines, highestEngine(table)).length === 0,
  }),
  people: totalsFollow,
  next: (table, { engines }) => ({
    round: engines.length + 1,
    lookFor: lookFor(engines, highestEngine(table)),
    skipped: skippedEngines(engines, highestEngine(table)),
    played: engines.map(({ engine }, index) => ({ engine, round: index + 1 })),
  }),
  headline: (table, { engines }) => {
    const toCome = lookFor(engines, highestEngine(table));
    const rounds = engines.length + toCome.length;
    return text("headline", { round: engines.length + 1, rounds, engines: toCome });
  },
  marks: () => [],
  prospects: (table, { engines, totals }) => {
    const counted = trainCounted(table);
    const [engine, ...later] = lookFor(engines, highestEngine(table));
    if (engine === undefined || later.length > 0) return [];
    return lowestWins({
      playing: seatsPlaying(table),
      totals,
      totalAfterOut: (total) => total,
      fewest: fewestPips(counted, [double(engine)], 1),
      max: maxPips(counted, [], counted.set.tiles.length),
    });
  },
  starts: (table, { engines }) => text("starts", { engine: lookFor(engines, highestEngine(table))[0] ?? 0 }),
  opened: (_table, _state, { engine, found }) => ({ tile: double(engine), drawn: found === "draw" }),
  openings: (table) => {
    const highest = highestEngine(table);
    return Array.from({ length: highest + 1 }, (_, round) => double(highest - round));
  },
  describe: (table, entry) => {
    const closing = closingText(table, trainCounted(table), entry);
    return text("described", { engine: entry.engine, closing });
  },
});

function engineProblems({ engine }: Draft<Round>, engines: Engines, highest: number): Problem[] {
  const path = "/engine";
  if (engine === undefined) return [];
  if (engine < 0 || engine > highest) return [problem("engine-not-in-set", path, { engine, highest })];
  if (!isPlayed(engines, engine)) return [];
  const played = engines.findIndex((each) => each.engine === engine) + 1;
  return [problem("engine-used", path, { engine, round: played, due: lookFor(engines, highest) })];
}
