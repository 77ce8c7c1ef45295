import { defineGame } from "../../rules/define-game";
import { entrySchema, leftField, outField } from "../../rules/document/entry";
import { closingOf, closingText } from "../../rules/hands/closing";
import { totalsFollow } from "../../rules/people/seating";
import { idsPlaying, seatsOf, seatsPlaying, type Table } from "../../rules/people/table";
import {
  allSets,
  anyHandSizes,
  doubleBlank,
  doubleBlankAsk,
  handSize,
  handSizeAsk,
  setAsk,
} from "../../rules/presets/option-asks";
import { handSizeProblems, playable, presetField } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import { outAndHands } from "../../rules/prompts";
import { err, ok, type Result } from "../../rules/result";
import { fewestPips, lowestWins, maxPips } from "../../rules/score/prospects";
import { adjustTotals } from "../../rules/score/race";
import { leftTerms } from "../../rules/score/terms";
import { kernelText } from "../../rules/texts";
import { countSet } from "../../rules/tiles/counting";
import { dealOut } from "../../rules/tiles/deal";
import { double, doubleSet } from "../../rules/tiles/tiles";
import * as z from "../../rules/zod";
import { text } from "./texts";

/** Source: docs/scoresheet.md, `chickenfoot`. */
const chickenfootOptions = z.strictObject({
  preset: presetField({ chickenfoot: {} }),
  set: z._default(z.literal(allSets), 9),
  handSize: handSize(anyHandSizes),
  doubleBlank,
});

type Written = z.infer<typeof chickenfootOptions>;
interface Options extends Written {
  readonly handSize: number;
  readonly written: Written;
}
type ChickenfootTable = Table<Options>;

const round = entrySchema("round", { out: outField, left: leftField });

interface State {
  readonly played: number;
  readonly totals: readonly number[];
}

interface ChickenfootTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: z.infer<typeof round>;
  readonly state: State;
}

const tilesOf = ({ set }: Pick<Written, "set">) => doubleSet(set).tiles.length;

/** The smallest hand that is dealt unless another number is agreed on. */
const fewestUsual = 3;

/** The round's double is on the table, and in nobody's hand. */
const onTable = 1;

/** The largest of these for which there are enough tiles; undefined if so many players have to agree on fewer. */
function usualHandSize(written: Written, players: number): number | undefined {
  const sizes = written.set === 6 ? [5, 4, 3] : [7, 5, 4, 3];
  const max = Math.floor((tilesOf(written) - onTable) / Math.max(players, 1));
  return sizes.find((size) => size <= max);
}

function fitChickenfoot(written: Written, players: number): Result<Options, Problem[]> {
  const handSize = written.handSize ?? usualHandSize(written, players) ?? fewestUsual;
  const problems = handSizeProblems(tilesOf(written), players, handSize, onTable);
  return problems.length > 0 ? err(problems) : ok({ ...written, handSize, written });
}

const countedIn = ({ options }: ChickenfootTable) =>
  countSet(doubleSet(options.set), { doubleBlank: options.doubleBlank });

/** The number of the double that opens the next round. */
const opensWith = ({ options }: ChickenfootTable, { played }: State): number =>
  Math.max(0, options.set - played);

/** One round per double, from the highest down; the lowest total wins. Source: docs/scoresheet.md, `chickenfoot`. */
export const chickenfoot = defineGame<ChickenfootTypes>({
  id: "chickenfoot",
  aim: "few",
  options: chickenfootOptions,
  entries: { round },
  seats: () => ({ min: 2, max: 16 }),
  fit: fitChickenfoot,
  optionAsks: (written, players) => {
    const size = written.handSize ?? usualHandSize(written, players);
    const asks = [
      setAsk(allSets, written.set),
      handSizeAsk(tilesOf(written) - onTable, players, size, anyHandSizes),
      doubleBlankAsk(written.doubleBlank),
    ];
    const fewest = { handSize: anyHandSizes.min };
    return playable(asks, written, (other) => fitChickenfoot({ ...fewest, ...other }, players).ok);
  },
  start: (table) => ({ played: 0, totals: seatsOf(table).map(() => 0) }),
  deal: (table) => {
    const set = doubleSet(table.options.set);
    return dealOut(set, set, seatsPlaying(table).length, table.options.handSize);
  },
  about: (table) => ({
    counted: countedIn(table),
    openings: Array.from({ length: table.options.set + 1 }, (_, played) =>
      double(table.options.set - played),
    ),
  }),
  kinds: () => ["round"],
  prompts: (table) => [
    {
      kind: "round",
      when: "hand",
      title: kernelText("end-of-round"),
      asks: outAndHands(idsPlaying(table)),
    },
  ],
  hands: (table, state, { out, left }) => ({
    entered: { out, left },
    counted: countedIn(table),
    holders: seatsPlaying(table),
    onTable: [double(opensWith(table, state))],
    maxWhenOut: tilesOf(table.options) - table.options.handSize,
    maxWhenBlocked: tilesOf(table.options) - onTable,
  }),
  check: () => [],
  apply: (table, { played, totals }, entry) => {
    const points = closingOf(table, countedIn(table), seatsPlaying(table), entry).pips;
    return {
      state: { played: played + 1, totals: totals.map((total, seat) => total + (points[seat] ?? 0)) },
      round: { points },
    };
  },
  explain: (table, _state, entry) => ({
    points: leftTerms(table, countedIn(table), seatsPlaying(table), entry),
  }),
  adjust: adjustTotals,
  people: { ...totalsFollow, refit: ({ written }, players) => fitChickenfoot(written, players) },
  tally: ({ options }, { played, totals }) => ({
    totals,
    keys: totals.map((total) => [total]),
    over: played > options.set,
  }),
  next: (table, state) => ({ round: state.played + 1, opens: double(opensWith(table, state)) }),
  headline: (table, state) =>
    state.played > table.options.set
      ? text("finished")
      : text("headline", {
          round: state.played + 1,
          rounds: table.options.set + 1,
          double: opensWith(table, state),
        }),
  marks: () => [],
  prospects: (table, state) => {
    if (state.played !== table.options.set) return [];
    const counted = countedIn(table);
    const lies = [double(opensWith(table, state))];
    return lowestWins({
      playing: seatsPlaying(table),
      totals: state.totals,
      totalAfterOut: (total) => total,
      fewest: fewestPips(counted, lies, 1),
      max: maxPips(counted, [], counted.set.tiles.length),
    });
  },
  starts: (table, state) => text("starts", { double: opensWith(table, state) }),
  opened: (table, state) => ({ tile: double(opensWith(table, state)), drawn: false }),
  describe: (table, entry) => closingText(table, countedIn(table), entry),
});
