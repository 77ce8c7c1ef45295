import { defineGame } from "../../rules/define-game";
import { type Draft, entrySchema } from "../../rules/document/entry";
import { wholeNumber } from "../../rules/document/read";
import { partyOf, seatsInSides } from "../../rules/people/parties";
import { playingProblems } from "../../rules/people/people-check";
import { idsPlaying, nameOf, seatOf } from "../../rules/people/table";
import { targetAsk } from "../../rules/presets/option-asks";
import { asksAbout } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import type { Ask, Prompt } from "../../rules/prompts";
import { ok } from "../../rules/result";
import {
  explainedFor,
  handStep,
  leadsText,
  partiesOf,
  type RaceState,
  race,
  racePeople,
  raceStart,
  toTarget,
} from "../../rules/score/race";
import type { Term } from "../../rules/score/terms";
import { kernelProblem } from "../../rules/texts";
import { dealOut } from "../../rules/tiles/deal";
import * as z from "../../rules/zod";
import {
  counted,
  type FortyTwoTable,
  fitFortyTwo,
  fortyTwoOptions,
  fortyTwoPresets,
  maxMarks,
  type Options,
  set,
  tilesEach,
  type Written,
} from "./options";
import { marksProspects } from "./prospects";
import { problem, text } from "./texts";

/** All that can be taken in a hand: a point a trick, and those of the five counting tiles. */
const all = 42;
const minBid = 30;

/** `made`: whether the bid was made; `points`: what the bidder's side took. Exactly one of the two. */
const hand = entrySchema("hand", {
  bidder: z.string(),
  bid: wholeNumber(minBid, all),
  marks: z.optional(wholeNumber(1, maxMarks)),
  made: z.optional(z.boolean()),
  points: z.optional(wholeNumber(0, all)),
});

type Hand = z.infer<typeof hand>;

interface FortyTwoTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: Hand;
  readonly state: RaceState;
}

/** Bid and tricks, in two pairs. Source: docs/scoresheet.md, `forty-two`. */
export const fortyTwo = defineGame<FortyTwoTypes>({
  ...race<FortyTwoTypes>(),
  id: "forty-two",
  options: fortyTwoOptions,
  entries: { hand },
  seats: () => ({ min: 4, max: 4 }),
  fit: (written) => ok(fitFortyTwo(written)),
  optionAsks: (written) => {
    const rules = fitFortyTwo(written);
    const ask = asksAbout(rules, text);
    return [
      ask.preset(fortyTwoPresets, written.preset),
      ask.oneOf("by", ["marks", "points"]),
      targetAsk(rules.target),
    ];
  },
  start: raceStart,
  deal: () => dealOut(set, set, seatsInSides, tilesEach),
  about: ({ options }) => ({
    counted,
    target: options.target,
    tallied: options.by === "marks" ? { by: "strokes" } : undefined,
  }),
  kinds: () => ["hand"],
  prompts: fortyTwoPrompts,
  hands: () => undefined,
  check: (table, _state, draft) => [
    ...playingProblems(table, draft.bidder, "/bidder"),
    ...marksProblems(table, draft),
    ...resultProblems(table, draft),
  ],
  apply: (table, state, entry) => handStep(table, state, termsOf(table, entry)),
  explain: (table, _state, entry) => explainedFor(table, termsOf(table, entry)),
  next: (table, state) => ({ hand: state.hands + 1, toTarget: toTarget(table, state) }),
  people: racePeople,
  prospects: marksProspects,
  starts: () => leadsText(undefined),
  describe: (table, entry) =>
    text("described", {
      name: nameOf(table, seatOf(table, entry.bidder) ?? 0),
      bid: entry.bid,
      marks: entry.marks ?? 1,
      isMade: isMade(entry),
      points: entry.points,
    }),
});

const isMade = ({ bid, made, points = 0 }: Hand): boolean => made ?? points >= bid;

/** What a hand adds, by party. */
function termsOf(table: FortyTwoTable, entry: Hand): (readonly Term[])[] {
  const { bid, marks = 1, points = 0 } = entry;
  const bidders = partyOf(table, partiesOf(table), entry.bidder);
  const wasMade = isMade(entry);
  return partiesOf(table).map((_, party): Term[] => {
    const isBidder = party === bidders;
    if (table.options.by === "marks") {
      if (isBidder !== wasMade) return [];
      return [{ label: text(wasMade ? "bid-made" : "they-set", { bid }), value: marks }];
    }
    if (isBidder) return wasMade ? [{ label: text("taken"), value: points }] : [];
    const taken = { label: text("taken"), value: all - points };
    return wasMade ? [taken] : [{ label: text("bid-earned", { bid }), value: bid }, taken];
  });
}

function marksProblems({ options }: FortyTwoTable, { bid, marks }: Draft<Hand>): Problem[] {
  if (marks === undefined || marks === 1) return [];
  if (options.by === "points") return [problem("marks-need-highest-bid/by-points", "/marks")];
  return bid === undefined || bid === all ? [] : [problem("marks-need-highest-bid", "/marks")];
}

function resultProblems({ options }: FortyTwoTable, draft: Draft<Hand>): Problem[] {
  const [hasMade, hasPoints] = [Object.hasOwn(draft, "made"), Object.hasOwn(draft, "points")];
  if (options.by === "points")
    return [
      ...(hasMade ? [problem("made-or-points/by-points", "/made")] : []),
      ...(hasPoints ? [] : [kernelProblem("missing", "/points", { field: "points" })]),
    ];
  if (hasMade && hasPoints) return [problem("made-or-points/both", "/points")];
  return hasMade || hasPoints ? [] : [problem("made-or-points", "/made")];
}

function fortyTwoPrompts(table: FortyTwoTable): Prompt[] {
  const bids = Array.from({ length: all - minBid + 1 }, (_, index) => minBid + index);
  const marks = Array.from({ length: maxMarks }, (_, index) => index + 1);
  const byMarks: Ask[] = [
    {
      type: "choice",
      field: "marks",
      label: text("marks"),
      choices: marks.map((value) => ({ value, label: text("marks-are", { marks: value }) })),
      once: { field: "bid", is: all },
    },
    {
      type: "choice",
      field: "made",
      label: text("made"),
      choices: [true, false].map((value) => ({ value, label: text(value ? "made/yes" : "made/no") })),
      last: true,
    },
  ];
  const byPoints: Ask[] = [{ type: "number", field: "points", label: text("points"), min: 0, max: all }];
  return [
    {
      kind: "hand",
      when: "hand",
      title: text("hand"),
      asks: [
        { type: "player", field: "bidder", label: text("bidder"), among: idsPlaying(table), optional: false },
        {
          type: "choice",
          field: "bid",
          label: text("bid"),
          choices: bids.map((bid) => ({ value: bid, label: text("bid-is", { bid }) })),
        },
        ...(table.options.by === "marks" ? byMarks : byPoints),
      ],
    },
  ];
}
