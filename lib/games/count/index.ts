import { defineGame } from "../../rules/define-game";
import type { Draft } from "../../rules/document/entry";
import { closingText } from "../../rules/hands/closing";
import { type HandsClaim, readHands } from "../../rules/hands/hands";
import { lineClaim, togetherIn } from "../../rules/hands/line";
import { idsOf, namesOf } from "../../rules/people/parties";
import { playingProblems } from "../../rules/people/people-check";
import { idsPlaying, nameOf, seatOf } from "../../rules/people/table";
import type { Problem } from "../../rules/problem";
import type { Ask, Prompt } from "../../rules/prompts";
import { explainedFor, leadsText, race, raceStart, toTarget } from "../../rules/score/race";
import { kernelText } from "../../rules/texts";
import { dealOut } from "../../rules/tiles/deal";
import { double, doubleSet } from "../../rules/tiles/tiles";
import { countAsks } from "./asks";
import { type Bonus, type CountEntry, countEntries, finishes, type Hand, reasons } from "./entries";
import { type CountTable, countedIn, countOptions, fitCount, type Options, type Written } from "./options";
import { countProspects } from "./prospects";
import { applyCount, bonusFor, type CountState, lowestIn, termsOf } from "./state";
import { problem, text } from "./texts";

interface CountTypes {
  readonly written: Written;
  readonly options: Options;
  readonly entry: CountEntry;
  readonly state: CountState;
}

/** The winners of a hand earn the pips that are left. Source: docs/scoresheet.md, `count`. */
export const count = defineGame<CountTypes>({
  ...race<CountTypes>(),
  id: "count",
  options: countOptions,
  entries: countEntries,
  seats: () => ({ min: 2, max: 4 }),
  fit: fitCount,
  optionAsks: countAsks,
  start: (table) => ({ ...raceStart(table), leads: undefined }),
  deal: ({ options, players }) => {
    const set = doubleSet(options.set);
    return dealOut(set, set, players.length, options.handSize, options.draw);
  },
  counted: ({ options }) => countedIn(options),
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
  prospects: countProspects,
  starts: (table, { leads }) => leadsText(leads && namesOf(table, leads)),
  describe: (table, entry) => {
    if (entry.kind === "bonus") {
      const name = nameOf(table, seatOf(table, entry.player) ?? 0);
      return text("described-bonus", { name, what: entry.for, points: bonusFor(table, entry.for) });
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

/** A tied block that the leader or the blocker decides: it has to be known who that was. */
function tieProblems(table: CountTable, draft: Draft<Hand>): Problem[] {
  const { tie } = table.options;
  const { out, left } = draft;
  if (tie === "nobody" || out !== null || !left || draft[tie] !== undefined) return [];
  if (readHands(table, claimIn(table, draft)).problems.length > 0 || lowestIn(table, left).length === 1)
    return [];
  return [tie === "leader" ? problem("leader-missing", "/leader") : problem("blocker-missing", "/blocker")];
}

function bonusProblems(table: CountTable, { player, for: reason }: Draft<Bonus>): Problem[] {
  const isFree = reason !== undefined && bonusFor(table, reason) === 0;
  return [
    ...playingProblems(table, player, "/player"),
    ...(isFree ? [problem("not-played-for", "/for", { what: reason })] : []),
  ];
}

function countPrompts(table: CountTable): Prompt[] {
  const { options } = table;
  const among = idsPlaying(table);
  const extraFor = finishes.filter((finish) => isPlayedFor(table, finish));
  const named = (field: "leader" | "blocker", once?: "blocked"): Ask => ({
    type: "player",
    field,
    label: text(field),
    among,
    optional: options.tie !== field,
    ...(once && { once }),
  });
  const finish: Ask = {
    type: "choice",
    field: "finish",
    label: text("finish"),
    none: text("no-finish"),
    choices: extraFor.map((value) => ({ value, label: text(value) })),
    once: "out",
  };
  const { optionalOnceOut } = claimIn(table, { kind: "hand" });
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
        quick: [],
      },
      ...(options.tie === "leader" || options.lead === "next"
        ? [named("leader", options.lead === "next" ? undefined : "blocked")]
        : []),
      ...(options.tie === "blocker" ? [named("blocker", "blocked")] : []),
    ],
  };
  const bonuses = reasons.filter((each) => bonusFor(table, each) > 0);
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
          label: text("bonus-worth", { what, points: bonusFor(table, what) }),
        })),
      },
    ],
  };
  return [...(bonuses.length > 0 ? [bonus] : []), hand];
}
