import { defineGame } from "../../rules/define-game";
import type { Draft } from "../../rules/document/entry";
import { closingText } from "../../rules/hands/closing";
import { type HandsClaim, readHands } from "../../rules/hands/hands";
import { lineClaim, togetherIn } from "../../rules/hands/line";
import { idsOf, namesOf } from "../../rules/people/parties";
import { playingProblems } from "../../rules/people/people-check";
import { idsPlaying, nameOf, seatOf, seatsPlaying } from "../../rules/people/table";
import type { Problem } from "../../rules/problem";
import type { Ask, Prompt } from "../../rules/prompts";
import {
  explainedFor,
  leadsText,
  race,
  racePeople,
  raceStart,
  toTarget,
  withLeads,
  withoutLead,
} from "../../rules/score/race";
import { kernelProblem, kernelText } from "../../rules/texts";
import { dealOut } from "../../rules/tiles/deal";
import { double, doubleSet } from "../../rules/tiles/tiles";
import { countAsks } from "./asks";
import { type Bonus, type CountEntry, countEntries, finishes, type Hand, reasons } from "./entries";
import {
  type CountTable,
  countedIn,
  countOptions,
  fitCount,
  type Options,
  refitCount,
  type Written,
} from "./options";
import { countProspects } from "./prospects";
import { openingCases } from "./rules";
import {
  applyCount,
  asksDouble,
  bonusFor,
  type CountState,
  lowestIn,
  paysFor,
  seatAfter,
  termsOf,
} from "./state";
import { problem, text } from "./texts";

interface CountTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: CountEntry;
  readonly state: CountState;
}

const racing = race<CountTypes>();

/** The winners of a hand earn the pips that are left. Source: docs/scoresheet.md, `count`. */
export const count = defineGame<CountTypes>({
  ...racing,
  id: "count",
  options: countOptions,
  entries: countEntries,
  seats: () => ({ min: 2, max: 4 }),
  fit: fitCount,
  optionAsks: countAsks,
  start: (table) => ({ ...raceStart(table), leads: undefined }),
  deal: (table) => {
    const { options } = table;
    const set = doubleSet(options.set);
    return dealOut(set, set, seatsPlaying(table).length, options.handSize, options.draw);
  },
  about: ({ options }) => ({
    counted: countedIn(options),
    target: options.target,
    shutoutCountsTwice: options.shutout === "double",
  }),
  kinds: () => ["hand", "bonus"],
  prompts: countPrompts,
  hands: (table, _state, draft) => (draft.kind === "hand" ? claimIn(table, draft) : undefined),
  check: (table, _state, draft) =>
    draft.kind === "hand" ? handProblems(table, draft) : bonusProblems(table, draft),
  apply: applyCount,
  explain: (table, state, entry) => explainedFor(table, termsOf(table, state, entry)),
  next: (table, state) => {
    const { prizes } = table.options;
    return {
      hand: state.hands + 1,
      toTarget: toTarget(table, state),
      ...(state.leads && { leads: idsOf(table, state.leads) }),
      ...(prizes.length > 0 && { prize: prizes[state.hands] ?? 0 }),
    };
  },
  headline: (table, state) => {
    const headline = racing.headline(table, state);
    const prize = table.options.prizes[state.hands] ?? 0;
    return prize === 0 ? headline : text("with-prize", { headline, prize });
  },
  people: {
    ...racePeople,
    seat: (table, state, seating, points) =>
      withLeads(racePeople.seat(table, state, seating, points), seating),
    refit: refitCount,
    leave: (table, state, seat) =>
      table.options.lead === "next" && state.leads?.includes(seat)
        ? { ...state, leads: [seatAfter(table, seat)] }
        : withoutLead(state, seat),
  },
  prospects: countProspects,
  starts: (table, { leads }) => leadsText(leads && namesOf(table, leads)),
  describe: (table, entry) => {
    if (entry.kind === "bonus") {
      const name = nameOf(table, seatOf(table, entry.player) ?? 0);
      return text("described-bonus", { name, what: entry.for, points: bonusFor(table, entry) ?? 0 });
    }
    const closing = closingText(table, countedIn(table.options), entry);
    return entry.finish ? text("described-finish", { closing, what: entry.finish }) : closing;
  },
});

function claimIn(table: CountTable, { out, left, finish }: Draft<Hand>): HandsClaim {
  const { sides, counts } = table.options;
  return lineClaim(
    table,
    {
      counted: countedIn(table.options),
      optionalOnceOut: sides && counts === "losers" ? "partner" : false,
      oneForAll: !sides || counts === "all" ? "once-out" : "never",
      onTable: finish === "chuchazo" ? [double(0)] : [],
    },
    { out, left },
  );
}

function handProblems(table: CountTable, draft: Draft<Hand>): Problem[] {
  const { out, finish, leader, blocker } = draft;
  return [
    ...playingProblems(table, leader, "/leader"),
    ...playingProblems(table, blocker, "/blocker"),
    ...(blocker !== undefined && typeof out === "string" ? [problem("blocker-needs-block", "/blocker")] : []),
    ...(finish !== undefined && out === null ? [problem("finish-needs-out", "/finish")] : []),
    ...(finish !== undefined && !isPlayedFor(table, finish)
      ? [problem("not-played-for", "/finish", { what: finish })]
      : []),
    ...tieProblems(table, draft),
  ];
}

const isPlayedFor = ({ options }: CountTable, finish: NonNullable<Hand["finish"]>): boolean =>
  options[finish] > 0 || (finish === "capicua" && options.capicuaDoubles);

/** A block that the leader or the blocker decides: it has to be known who that was. */
function tieProblems(table: CountTable, draft: Draft<Hand>): Problem[] {
  const { tie, block } = table.options;
  const { out, left, leader, blocker } = draft;
  if (out !== null) return [];
  if (block === "duel" && blocker === undefined) return [problem("blocker-missing/duel", "/blocker")];
  const isKnown = tie === "nobody" || (tie === "leader" ? leader : blocker) !== undefined;
  if (isKnown || !left) return [];
  if (readHands(table, claimIn(table, draft)).problems.length > 0) return [];
  if (lowestIn(table, { left, blocker }).length === 1) return [];
  if (tie === "leader") return [problem("leader-missing", "/leader")];
  return [problem(tie === "blocker" ? "blocker-missing" : "blocker-missing/loses", "/blocker")];
}

function bonusProblems(table: CountTable, draft: Draft<Bonus>): Problem[] {
  const { player, for: reason } = draft;
  const isSaid = reason !== "opening-passed" || Object.hasOwn(draft, "double") || !asksDouble(table);
  const isFree = reason !== undefined && (bonusFor(table, draft) === 0 || !paysFor(table, reason));
  return [
    ...playingProblems(table, player, "/player"),
    ...(isFree ? [problem("not-played-for", "/for", { what: reason })] : []),
    ...(isSaid || isFree ? [] : [kernelProblem("missing", "/double", { field: "double" })]),
  ];
}

/** What the opening tile was, where that decides what the bonus is worth. */
function openingAsks({ options: { openingPassed } }: CountTable): Ask[] {
  if (typeof openingPassed === "number") return [];
  const choices = openingCases
    .filter((each) => openingPassed[each] > 0)
    .map((each) => ({
      value: each === "double",
      label: text(`opening-was/${each}`, { points: openingPassed[each] }),
    }));
  const once = { field: "for", is: "opening-passed" };
  return [{ type: "choice", field: "double", label: text("opening-was"), choices, varies: true, once }];
}

/** Who led, where that is known: it matters only if a block is tied, and is then asked as something to confirm. */
const knownLeader = (table: CountTable, { leads }: CountState): string | undefined =>
  table.options.lead === "winner" && leads?.length === 1 ? idsOf(table, leads)[0] : undefined;

function countPrompts(table: CountTable, state: CountState): Prompt[] {
  const { options } = table;
  const among = idsPlaying(table);
  const extraFor = finishes.filter((finish) => isPlayedFor(table, finish));
  const usual = knownLeader(table, state);
  const named = (field: "leader" | "blocker", once?: "blocked"): Ask => ({
    type: "player",
    field,
    label: text(field),
    among,
    optional: field === "leader" && (options.tie !== field || usual !== undefined),
    ...(field === "leader" && usual !== undefined && { usual }),
    ...(once && { once }),
  });
  const needsBlocker = options.block === "duel" || options.tie === "blocker" || options.tie === "not-blocker";
  const finish: Ask = {
    type: "choice",
    field: "finish",
    label: text("finish"),
    none: text("no-finish"),
    choices: extraFor.map((value) => ({ value, label: text(value) })),
    once: "out",
  };
  const { optionalOnceOut, oneForAll } = claimIn(table, { kind: "hand" });
  const hand: Prompt = {
    kind: "hand",
    when: "hand",
    title: kernelText("end-of-hand"),
    asks: [
      { type: "out", field: "out", among, onBoard: true },
      ...(extraFor.length > 0 ? [finish] : []),
      {
        type: "hands",
        field: "left",
        holders: among,
        ...(optionalOnceOut && { optionalOnceOut }),
        ...togetherIn(table),
        ...(oneForAll === "once-out" && among.length > 2 && { oneForAll: true }),
        quick: [],
      },
      ...(options.tie === "leader" || options.lead === "next"
        ? [named("leader", options.lead === "next" ? undefined : "blocked")]
        : []),
      ...(needsBlocker ? [named("blocker", "blocked")] : []),
    ],
  };
  const bonuses = reasons.filter((each) => paysFor(table, each));
  const bonus: Prompt = {
    kind: "bonus",
    when: "play",
    title: text("bonus"),
    asks: [
      { type: "player", field: "player", label: text("player"), among, optional: false },
      {
        type: "choice",
        field: "for",
        label: text("reason"),
        choices: bonuses.map((what) => ({
          value: what,
          label: text("bonus-worth", { what, points: bonusFor(table, { for: what }) }),
        })),
      },
      ...openingAsks(table),
    ],
  };
  return [...(bonuses.length > 0 ? [bonus] : []), hand];
}
