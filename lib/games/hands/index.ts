import { defineGame } from "../../rules/define-game";
import type { Draft } from "../../rules/document/entry";
import { closingText } from "../../rules/hands/closing";
import type { HandsClaim } from "../../rules/hands/hands";
import { lineClaim, togetherIn } from "../../rules/hands/line";
import { idsOf, namesOf } from "../../rules/people/parties";
import { playingProblems } from "../../rules/people/people-check";
import { idsPlaying, nameOf, seatOf, seatsPlaying } from "../../rules/people/table";
import type { Problem } from "../../rules/problem";
import type { Prompt } from "../../rules/prompts";
import {
  explainedFor,
  leadsText,
  partiesOf,
  race,
  racePeople,
  raceStart,
  withLeads,
  withoutLead,
} from "../../rules/score/race";
import { kernelText } from "../../rules/texts";
import { dealOut } from "../../rules/tiles/deal";
import { doubleSet } from "../../rules/tiles/tiles";
import { handsAsks } from "./asks";
import { type Hand, hand, ways } from "./entries";
import { handSummary } from "./hand-summary";
import {
  fitHands,
  type HandsTable,
  handsOptions,
  type Options,
  refitHands,
  setOf,
  type Written,
} from "./options";
import { handsProspects } from "./prospects";
import { applyHand, countedIn, type HandsState, optionOf, termsOf, winnerOf, worthOf } from "./state";
import { problem, text } from "./texts";

interface HandsTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: Hand;
  readonly state: HandsState;
}

const racing = race<HandsTypes>();

/** The winners earn one or more points for each hand. Source: docs/scoresheet.md, `hands`. */
export const hands = defineGame<HandsTypes>({
  ...racing,
  id: "hands",
  options: handsOptions,
  entries: { hand },
  seats: () => ({ min: 2, max: 4 }),
  fit: fitHands,
  optionAsks: handsAsks,
  start: (table) => ({ ...raceStart(table), ties: 0, leads: undefined }),
  deal: (table) => {
    const { options } = table;
    return dealOut(doubleSet(6), setOf(options), seatsPlaying(table).length, options.handSize, false);
  },
  about: (table) => ({
    counted: countedIn(table),
    target: table.options.target,
    tallied: { by: "hands" },
    shutoutCountsTwice: table.options.shutout === "double",
  }),
  kinds: () => ["hand"],
  prompts: handsPrompts,
  hands: (table, _state, draft) => claimIn(table, draft),
  check: (table, _state, draft) => handProblems(table, draft),
  apply: applyHand,
  explain: (table, state, entry) => explainedFor(table, termsOf(table, state, entry)),
  next: (table, state) => ({
    hand: state.hands + 1,
    worth: worthOf(table, state, "plain"),
    ...(state.leads && { leads: idsOf(table, state.leads) }),
  }),
  people: {
    ...racePeople,
    // A match while somebody has nothing needs all who began it.
    isFixed: ({ options }) => options.sides || options.match === "while-zero",
    seat: (table, state, seating, points) =>
      withLeads(racePeople.seat(table, state, seating, points), seating),
    refit: refitHands,
    leave: (_table, state, seat) => withoutLead(state, seat),
  },
  headline: (table, state) => {
    const { match, target } = table.options;
    if (match !== "in-a-row" || state.totals.some((total) => total > 0)) return racing.headline(table, state);
    return text("first-in-a-row", { hand: state.hands + 1, target });
  },
  handSummary,
  prospects: handsProspects,
  starts: (table, { leads }) => leadsText(leads && namesOf(table, leads)),
  describe: (table, entry) => {
    if (entry.left) return closingText(table, countedIn(table), { out: null, left: entry.left });
    if (entry.out !== null)
      return text("described-out", {
        name: nameOf(table, seatOf(table, entry.out) ?? 0),
        how: entry.how ?? "plain",
      });
    const winner = winnerOf(table, entry);
    return winner === undefined
      ? text("described-tie")
      : text("described-won", { names: namesOf(table, partiesOf(table)[winner]) });
  },
});

/** Once somebody is out, the others' hands decide nothing and need not be entered. */
function claimIn(table: HandsTable, { out, left }: Draft<Hand>): HandsClaim {
  return lineClaim(table, { counted: countedIn(table), optionalOnceOut: true }, { out, left });
}

function handProblems(table: HandsTable, draft: Draft<Hand>): Problem[] {
  const { out, won } = draft;
  const isWritten = (field: "how" | "left" | "won") => Object.hasOwn(draft, field);
  const isOut = typeof out === "string";
  return [
    ...(isOut
      ? (["left", "won"] as const).filter(isWritten).map((field) => problem("only-after-block", `/${field}`))
      : []),
    ...(out === null ? blockProblems(isWritten) : []),
    ...(typeof won === "string" ? playingProblems(table, won, "/won") : []),
  ];
}

function blockProblems(isWritten: (field: "how" | "left" | "won") => boolean): Problem[] {
  const [isCounted, isDecided] = [isWritten("left"), isWritten("won")];
  return [
    ...(isWritten("how") ? [problem("only-once-out", "/how")] : []),
    ...(isCounted && isDecided ? [problem("block-needs-one/both", "/won")] : []),
    ...(isCounted || isDecided ? [] : [problem("block-needs-one", "/left")]),
  ];
}

function handsPrompts(table: HandsTable): Prompt[] {
  const { options } = table;
  const among = idsPlaying(table);
  const how = {
    type: "choice" as const,
    field: "how",
    label: text("how"),
    choices: ways.map((way) => ({ value: way, label: text(`way/${way}`) })),
  };
  const isAskedHow = ways.some((way) => options[optionOf[way]] !== options.plain);
  return [
    {
      kind: "hand",
      when: "hand",
      title: kernelText("end-of-hand"),
      asks: [
        isAskedHow ? { ...how, varies: true, last: true, once: "out" } : { ...how, once: "noted" },
        { type: "out", field: "out", among, onBoard: true },
        {
          type: "hands",
          field: "left",
          holders: among,
          once: "blocked",
          ...togetherIn(table),
          quick: [],
        },
        {
          type: "player",
          field: "won",
          label: text("who-won"),
          among,
          optional: false,
          nobody: text("nobody"),
          insteadOf: "left",
          once: "blocked",
        },
      ],
    },
  ];
}
