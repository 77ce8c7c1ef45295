import { defineGame } from "../../rules/define-game";
import type { Draft } from "../../rules/document/entry";
import { closingText } from "../../rules/hands/closing";
import { playingProblems } from "../../rules/people/people-check";
import { idsPlaying, nameOf, seatOf, seatsPlaying } from "../../rules/people/table";
import { type Problem, pointer } from "../../rules/problem";
import type { Prompt } from "../../rules/prompts";
import { explainedFor, leadsText, race, racePeople, raceStart, toTarget } from "../../rules/score/race";
import type { Text } from "../../rules/text";
import { kernelProblem, kernelText } from "../../rules/texts";
import { dealOut } from "../../rules/tiles/deal";
import { fivesAsks } from "./asks";
import {
  counted,
  type FivesTable,
  fitFives,
  fivesOptions,
  minScore,
  type Options,
  refitFives,
  scoresIn,
  set,
  totalsIn,
  type Written,
} from "./options";
import { fivesProspects } from "./prospects";
import { applyFives, type FivesEntry, type FivesState, fivesEntries, type Hand, termsOf } from "./state";
import { problem, text } from "./texts";

interface FivesTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: FivesEntry;
  readonly state: FivesState;
}

const countsHands = ({ options }: FivesTable): boolean => options.handEnd === "pips";

/** Fives and threes is played with sleeping tiles, the others with a boneyard. Source: docs/glossary/english.md. */
const draws = ({ options }: FivesTable): boolean => options.scores === "fives";

/** Points while the tiles are played, in fives, or in fives and threes. Source: docs/scoresheet.md, `fives`. */
export const fives = defineGame<FivesTypes>({
  ...race<FivesTypes>(),
  id: "fives",
  options: fivesOptions,
  entries: fivesEntries,
  seats: () => ({ min: 2, max: 4 }),
  fit: fitFives,
  optionAsks: fivesAsks,
  start: (table) => ({ ...raceStart(table), pegged: false }),
  deal: (table) => dealOut(set, set, seatsPlaying(table).length, table.options.handSize, draws(table)),
  about: ({ options }) => ({
    counted,
    target: options.target,
    tallied: { by: "pegs", step: minScore(options) },
  }),
  kinds: () => ["peg", "hand"],
  prompts: fivesPrompts,
  hands: (table, _state, draft) => {
    if (draft.kind !== "hand") return undefined;
    return {
      entered: { out: draft.out, left: countsHands(table) ? draft.left : undefined },
      counted,
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: set.tiles.length - table.options.handSize,
      maxWhenBlocked: set.tiles.length - 1,
    };
  },
  check: (table, _state, draft) =>
    draft.kind === "hand"
      ? handProblems(table, draft)
      : [...playingProblems(table, draft.player, "/player"), ...scoreProblems(table, draft.points, "points")],
  apply: applyFives,
  explain: (table, state, entry) => explainedFor(table, termsOf(table, state, entry)),
  people: {
    ...racePeople,
    refit: refitFives,
    mayLeave: (_table, { pegged }) => (pegged ? [problem("hand-under-way", "")] : []),
  },
  next: (table, state) => ({
    hand: state.hands + 1,
    toTarget: toTarget(table, state),
    scoring: scoresIn(table.options),
  }),
  prospects: fivesProspects,
  starts: () => leadsText(undefined),
  describe: (table, entry) => {
    if (entry.kind === "hand") return describeHand(table, entry);
    const name = nameOf(table, seatOf(table, entry.player) ?? 0);
    return text("described-peg", { name, points: entry.points });
  },
});

const scoreProblems = (table: FivesTable, points: number | undefined, field: string): Problem[] => {
  const scores = scoresIn(table.options);
  if (points === undefined || scores.includes(points)) return [];
  return [problem("not-a-score", pointer(field), { points, scores })];
};

function handProblems(table: FivesTable, draft: Draft<Hand>): Problem[] {
  const { out, pegs } = draft;
  const hasLeft = Object.hasOwn(draft, "left");
  return [
    ...(pegs && out === null ? [problem("pegs-need-out", "/pegs")] : []),
    ...(pegs ? scoreProblems(table, pegs, "pegs") : []),
    ...(hasLeft && !countsHands(table) ? [problem("hands-not-counted", "/left")] : []),
    ...(!hasLeft && countsHands(table) ? [kernelProblem("missing", "/left", { field: "left" })] : []),
  ];
}

function describeHand(table: FivesTable, { out, pegs = 0, left }: Hand): Text {
  const closing = left && closingText(table, counted, { out, left });
  if (closing) return pegs === 0 ? closing : text("described-pegs", { closing, pegs });
  if (out === null) return text("described-block");
  return text("described-out", { name: nameOf(table, seatOf(table, out) ?? 0), pegs });
}

function fivesPrompts(table: FivesTable): Prompt[] {
  const among = idsPlaying(table);
  const { options } = table;
  const scores = { scores: scoresIn(options), ends: [], totals: totalsIn(options), highest: set.highest };
  return [
    {
      kind: "peg",
      when: "play",
      title: text("peg"),
      asks: [
        { type: "player", field: "player", label: text("player"), among, optional: false },
        { type: "score", field: "points", ...scores },
      ],
    },
    {
      kind: "hand",
      when: "hand",
      title: kernelText("end-of-hand"),
      asks: [
        { type: "out", field: "out", among },
        { type: "score", field: "pegs", label: text("pegs"), ...scores, optional: true, once: "out" },
        ...(countsHands(table) ? [{ type: "hands", field: "left", holders: among, quick: [] } as const] : []),
      ],
    },
  ];
}
