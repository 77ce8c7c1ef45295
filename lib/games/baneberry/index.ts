import { defineGame } from "../../rules/define-game";
import { closingText } from "../../rules/hands/closing";
import { idOf, idsPlaying, nameOf, seatOf, seatsPlaying } from "../../rules/people/table";
import { moneyAsk, setAsk, targetAsk } from "../../rules/presets/option-asks";
import { outAndHands, type Prompt } from "../../rules/prompts";
import { ok } from "../../rules/result";
import { payOut } from "../../rules/score/money";
import { firstToTarget } from "../../rules/score/prospects";
import { adjustTotals, targetHeadline, targetTally } from "../../rules/score/race";
import { kernelText } from "../../rules/texts";
import { baneberryProblems } from "./check";
import { endValues, reachableScores } from "./ends";
import { baneberryEntries, pointsOf } from "./entries";
import { explainBaneberry } from "./explain";
import { baneberryPeople } from "./people";
import { applyBaneberry, type BaneberryState, baneberryStart, bonusForGoingOut } from "./state";
import {
  type BaneberryTable,
  baneberryCounted,
  baneberryDeal,
  baneberryOptions,
  baneberrySets,
  ruleOf,
} from "./table";
import { text } from "./texts";
import type { BaneberryTypes } from "./types";

const isCash = ({ options }: BaneberryTable): boolean => options.mode === "cash";

/** Baneberry 157, for points or for a cash pool. Source: docs/scoresheet.md, `baneberry`. */
export const baneberry = defineGame<BaneberryTypes>({
  id: "baneberry",
  aim: "many",
  options: baneberryOptions,
  entries: baneberryEntries,
  seats: (options) => ruleOf(options).seats,
  fit: (options) => ok(options),
  optionAsks: (options, players) => [
    {
      type: "choice",
      field: "mode",
      label: text("mode"),
      choices: [
        { value: "points", label: text("mode-points") },
        { value: "cash", label: text("mode-cash") },
      ],
      value: options.mode,
    },
    setAsk(
      baneberrySets.filter((set) => players <= ruleOf({ set }).seats.max),
      options.set,
    ),
    options.mode === "points" ? targetAsk(options.target) : moneyAsk("ante", text("ante"), options.ante),
  ],
  start: baneberryStart,
  deal: (table) => baneberryDeal(table),
  about: (table) => ({
    counted: baneberryCounted(table),
    ...(isCash(table)
      ? { rankedBy: "money", endless: true, withoutAdjust: true }
      : { target: table.options.target }),
  }),
  kinds: (table) =>
    isCash(table) ? ["missed-knock", "passed", "hand"] : ["run", "missed-knock", "passed", "hand"],
  prompts: baneberryPrompts,
  hands: (table, _state, draft) => {
    if (draft.kind !== "hand") return undefined;
    const { set, each } = baneberryDeal(table);
    return {
      entered: { out: draft.out, left: draft.left },
      counted: baneberryCounted(table),
      holders: seatsPlaying(table),
      onTable: [],
      maxWhenOut: set.tiles.length - each,
      maxWhenBlocked: set.tiles.length,
      optionalOnceOut: isCash(table),
    };
  },
  check: (table, { mustPass }, draft) => baneberryProblems(table, mustPass, draft),
  apply: applyBaneberry,
  explain: explainBaneberry,
  tally: (table, { totals, purse }) =>
    isCash(table)
      ? { totals, purse, keys: purse.balances.map((balance) => [-balance]), over: false }
      : targetTally(table.options.target, totals),
  adjust: adjustTotals,
  handBack: (table, state) => ({ ...state, purse: payOut(state.purse, seatsPlaying(table), "seat-order") }),
  pot: (table, { purse }) =>
    isCash(table) ? purse.pool + table.options.ante * seatsPlaying(table).length : undefined,
  people: baneberryPeople,
  next: (table, state) => {
    const mustPass = state.mustPass.map((seat) => idOf(table, seat));
    return isCash(table) ? { mustPass } : { mustPass, scoring: reachableScores(table.options.set) };
  },
  headline: (table, { hands, totals }) =>
    isCash(table)
      ? text("cash-hand", { hand: hands + 1, ante: table.options.ante })
      : targetHeadline(table, table.options, hands + 1, totals),
  marks: (table, { mustPass }) =>
    mustPass.map((seat) => ({ player: idOf(table, seat), mark: text("must-pass") })),
  prospects: (table, { totals }) => {
    if (isCash(table)) return [];
    const missing = totals.map((total) => table.options.target - total);
    const scores = reachableScores(table.options.set);
    return [
      ...seatsPlaying(table).flatMap((who) => {
        const points = scores.find((score) => score >= (missing[who] ?? 0));
        return points === undefined ? [] : [{ type: "score-wins" as const, who, points }];
      }),
      ...firstToTarget({
        playing: seatsPlaying(table),
        counted: baneberryCounted(table),
        missing,
        each: baneberryDeal(table).each,
        bonus: bonusForGoingOut,
      }),
    ];
  },
  starts: () => text("starts"),
  describe: (table, entry) => {
    if (entry.kind === "hand") return closingText(table, baneberryCounted(table), entry);
    const name = nameOf(table, seatOf(table, entry.player) ?? 0);
    switch (entry.kind) {
      case "run":
        return entry.ends
          ? text("described-ends", { name, points: pointsOf(entry), ends: entry.ends })
          : text("described-run", { name, points: pointsOf(entry) });
      case "missed-knock":
        return text("described-missed-knock", { name });
      case "passed":
        return text("described-passed", { name });
    }
  },
});

function baneberryPrompts(table: BaneberryTable, { mustPass }: BaneberryState): Prompt[] {
  const everyone = idsPlaying(table);
  const player = (among: readonly string[]) =>
    ({ type: "player", field: "player", label: text("player"), among, optional: false }) as const;
  const { set } = table.options;
  const run: Prompt = {
    kind: "run",
    when: "play",
    title: text("run"),
    asks: [
      player(everyone),
      { type: "score", field: "points", scores: reachableScores(set), ends: endValues(set), highest: set },
    ],
  };
  const missedKnock: Prompt = {
    kind: "missed-knock",
    when: "play",
    title: isCash(table) ? text("missed-knock-pays", { ante: table.options.ante }) : text("missed-knock"),
    asks: [player(everyone)],
  };
  const passed: Prompt = {
    kind: "passed",
    when: "play",
    title: text("passed"),
    asks: [player(mustPass.map((seat) => idOf(table, seat)))],
  };
  const hand: Prompt = {
    kind: "hand",
    when: "hand",
    title: kernelText("end-of-hand"),
    asks: outAndHands(everyone, { optionalOnceOut: isCash(table) }),
  };
  return [...(isCash(table) ? [] : [run]), missedKnock, ...(mustPass.length > 0 ? [passed] : []), hand];
}
