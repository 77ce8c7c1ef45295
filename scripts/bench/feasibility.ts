import {
  countsOf,
  Dice,
  dealtQuestion,
  doubleSet,
  sets,
  sum,
} from "../../lib/rules/feasibility/deals.test-support";
import {
  type HandsQuestion,
  type HandsVerdict,
  judgeCases,
  judgeHands,
} from "../../lib/rules/feasibility/index";
import { printFigures, quantile } from "./support/figures";

// How long the check for impossible hands takes, class by class. With SHOW=1 also the slowest and the undecided.
// Usage: npx tsx scripts/bench/feasibility.ts [seed] [each]

const seed = Number(process.argv[2] ?? 1);
const each = Number(process.argv[3] ?? 4000);

type Make = (dice: Dice) => HandsQuestion;

/** As a game leaves them: everybody has a deal, and has played some of it. */
const playedHands: Make = (dice) => {
  const { worths } = dice.pick(sets);
  const hands = dice.from(1, 11);
  const deal = dice.from(3, Math.max(3, Math.min(15, Math.floor(worths.length / (hands + 1)))));
  const used = Math.min(deal, Math.floor(worths.length / (hands + 1)));
  return dealtQuestion(dice, worths, hands, used, Math.max(1, used));
};

/**
 * Mexican Train at a long table: nine to sixteen people with a double-fifteen or a double-eighteen set, the engine on the
 * table, each with some of a deal and of the boneyard, and after a block perhaps all the tiles in hands.
 */
const longTable: Make = (dice) => {
  const [highest, each] = dice.pick([
    [15, { 9: 12, 12: 9, 16: 6 }],
    [18, { 9: 15, 12: 12, 16: 9 }],
  ] as const);
  const players = dice.pick([9, 12, 16] as const);
  const set = doubleSet(highest);
  const engine = dice.pick(set);
  const tiles = set.toSpliced(set.indexOf(engine), 1);
  const isBlocked = dice.from(0, 3) === 0;
  const hands = isBlocked ? players : players - 1;
  const unused = isBlocked ? dice.pick([0, 1, 20]) : each[players] - 1;
  const most = dice.pick([each[players], 2 * each[players], tiles.length]);
  return unlimited(dealtQuestion(dice, tiles, hands, unused, most));
};

const unlimited = (question: HandsQuestion): HandsQuestion => ({ ...question, maxTilesEach: undefined });

const smallTotals =
  (highest: number): Make =>
  (dice) => {
    const { worths } = dice.pick(sets);
    const totals = Array.from({ length: dice.from(2, 12) }, () => dice.from(0, highest));
    return { free: countsOf(worths), totals, maxTiles: worths.length - dice.pick([0, 1, 2, 7, 9, 15]) };
  };

/** All but `unused` tiles, dealt out: unequal hands, or hands of about as many tiles each. */
function nearlyAll(dice: Dice, worths: readonly number[], hands: number, unused: number): number[] {
  const mixed = dice.shuffled(worths);
  const dealt = mixed.length - unused;
  const cuts = Array.from({ length: hands - 1 }, (_, i) => Math.floor(((i + 1) * dealt) / hands));
  const even = dice.from(0, 1) === 1;
  if (!even) {
    const places = dice.shuffled(Array.from({ length: dealt - 1 }, (_, i) => i + 1));
    cuts.splice(0, cuts.length, ...places.slice(0, hands - 1).sort((a, b) => a - b));
  }
  return [0, ...cuts].map((cut, i) => sum(mixed.slice(cut, cuts[i] ?? dealt)));
}

const nearTotal =
  (changes: number): Make =>
  (dice) => {
    const { worths } = dice.pick(sets);
    const unused = dice.from(0, 4);
    const hands = dice.from(2, 12);
    const totals = nearlyAll(dice, worths, hands, unused);
    for (let change = 0; change < changes; change++) {
      const [to, from] = [dice.from(0, hands - 1), dice.from(0, hands - 1)];
      const moved = dice.from(0, Math.min(20, totals[from] ?? 0));
      totals[from] = (totals[from] ?? 0) - moved;
      totals[to] = (totals[to] ?? 0) + moved;
    }
    return { free: countsOf(worths), totals, maxTiles: worths.length - dice.from(0, unused) };
  };

/** Some players listed their tiles: what is free has holes. */
const mixedWithListed: Make = (dice) => {
  const { worths } = dice.pick(sets);
  const listed = dice.from(1, Math.floor(worths.length / 2));
  const free = dice.shuffled(worths).slice(listed);
  return unlimited(dealtQuestion(dice, free, dice.from(2, Math.min(10, free.length - 2)), dice.from(0, 2)));
};

/** Nearly the largest tiles that the limit allows, moved about a little between the hands. */
const tightTogether: Make = (dice) => {
  const { worths } = dice.pick(sets);
  const unused = dice.from(3, 15);
  const hands = dice.from(2, 12);
  const largest = [...worths].sort((a, b) => b - a).slice(0, worths.length - unused);
  const totals = nearlyAll(dice, largest, hands, 0);
  for (let change = dice.from(0, 4); change > 0; change--) {
    const at = dice.from(0, hands - 1);
    totals[at] = Math.max(0, (totals[at] ?? 0) + dice.from(-12, 3));
  }
  return { free: countsOf(worths), totals, maxTiles: worths.length - unused };
};

/** Domino Pool without drawing: each hand near the most its tiles can be worth. */
const tightEach: Make = (dice) => {
  const players = dice.from(2, 6);
  const deal = [7, 7, 7, 6, 5, 4, 3][players] ?? 3;
  const worths = doubleSet(6);
  const hands = dice.from(Math.max(1, players - 1), players);
  const largest = [...worths].sort((a, b) => b - a).slice(0, Math.min(28, deal * hands + dice.from(0, 3)));
  const totals: number[] = [];
  for (const mixed = dice.shuffled(largest); totals.length < hands; ) totals.push(sum(mixed.splice(0, deal)));
  for (let change = dice.from(0, 3); change > 0; change--) {
    const at = dice.from(0, hands - 1);
    totals[at] = Math.max(0, (totals[at] ?? 0) + dice.from(-4, 4));
  }
  const maxTiles = hands === players ? 28 : 28 - deal;
  return { free: countsOf(worths), totals, maxTiles, maxTilesEach: deal };
};

/** The small tiles are gone, all is dealt, and the totals are changed: nothing is left to make up a sum with. */
const withoutSmallTiles: Make = (dice) => {
  const { worths } = dice.pick(sets);
  const min = dice.from(2, 12);
  const free = worths.filter((worth) => worth >= min || dice.from(0, 5) === 0);
  const hands = dice.from(2, Math.min(12, Math.floor(free.length / 2)));
  const totals = nearlyAll(dice, free, hands, Math.min(dice.from(0, 4), free.length - hands));
  for (let change = dice.from(0, 3); change > 0; change--) {
    const [to, from] = [dice.from(0, hands - 1), dice.from(0, hands - 1)];
    const moved = Math.min(dice.from(0, 9), totals[from] ?? 0);
    totals[from] = (totals[from] ?? 0) - moved;
    totals[to] = (totals[to] ?? 0) + moved;
  }
  return { free: countsOf(free), totals, maxTiles: free.length };
};

/** A block in a line: the hands are possible, and so is one of the cases, each without a certain number. */
interface Block {
  readonly hands: HandsQuestion;
  readonly cases: readonly HandsQuestion[];
}

const blockedLine =
  (highest: number, each: number): ((dice: Dice) => Block) =>
  (dice) => {
    const numbers = Array.from({ length: highest + 1 }, (_, number) => number);
    const set = numbers.flatMap((high) => numbers.slice(0, high + 1).map((low) => [high, low]));
    const missing = dice.from(0, highest);
    const dealt = dice.shuffled(set.filter((ends) => !ends.includes(missing)));
    const hand = () => dealt.splice(0, dice.from(1, Math.min(each, Math.floor(set.length / 6)))).flat();
    const changed = (pips: number) => Math.max(0, pips + dice.pick([0, 0, 1, -1, 7, -7, 30, 60]));
    const [a, b, c, d] = [hand(), hand(), hand(), hand()].map((pips) => changed(sum(pips)));
    const [one = 0, other = 0, third = 0, fourth = 0] = [a, b, c, d];
    const stated = dice.pick([
      { totals: [one, other, third, fourth] },
      { totals: [], joint: [together(one + other), together(third + fourth)] },
      { totals: [one, other], joint: [together(third + fourth)] },
    ]);
    const asked = (tiles: readonly number[][], maxTiles: number): HandsQuestion => ({
      free: countsOf(tiles.map(sum)),
      ...stated,
      maxTiles,
      maxTilesEach: each,
    });
    const without = numbers.map((number) => set.filter((ends) => !ends.includes(number)));
    return {
      hands: asked(set, set.length - 1),
      cases: without.map((tiles) => asked(tiles, tiles.length)),
    };
  };

/** Two partners' hands entered as one. */
const together = (pips: number) => ({ pips, hands: 2 });

/** Somebody went out in a line, and the other side's hands are entered as one. */
const losersTogether: Make = (dice) => {
  const [highest, each] = dice.pick([
    [6, 7],
    [9, 10],
  ] as const);
  const worths = doubleSet(highest);
  const dealt = dice.shuffled(worths).slice(0, dice.from(2, 2 * each));
  const joint = [together(Math.max(0, sum(dealt) + dice.pick([0, 0, 1, -1, 30, 60])))];
  return {
    free: countsOf(worths),
    totals: [],
    joint,
    maxTiles: worths.length - each - 1,
    maxTilesEach: each,
  };
};

const known: HandsQuestion[] = [
  { free: countsOf(doubleSet(6)), totals: [53, 31, 34, 39, 9], maxTiles: 28 },
  { free: countsOf(doubleSet(6)), totals: [53, 31, 34, 39, 9], maxTiles: 21 },
  { free: countsOf(doubleSet(12)), totals: [46, 2, 359, 2, 681], maxTiles: 89 },
];

type Asked = HandsQuestion | Block;

function judge(asked: Asked): HandsVerdict {
  if (!("cases" in asked)) return judgeHands(asked);
  const verdict = judgeCases(asked.cases);
  return verdict === "possible" || judgeHands(asked.hands) !== "impossible" ? verdict : "impossible";
}

const classes: [string, (dice: Dice) => Asked][] = [
  ["random hands, each limited", playedHands],
  ["random hands", (dice) => unlimited(playedHands(dice))],
  ["small totals 0-4", smallTotals(4)],
  ["small totals 0-9", smallTotals(9)],
  ["small totals 0-20", smallTotals(20)],
  ["near the set's total, dealt", nearTotal(0)],
  ["near the set's total, changed 1", nearTotal(1)],
  ["near the set's total, changed 4", nearTotal(4)],
  ["listed and totals mixed", mixedWithListed],
  ["largest tiles, at-most tight", tightTogether],
  ["Domino Pool, each tight", tightEach],
  ["small tiles listed, all dealt", withoutSmallTiles],
];

/** Hands in a line, some of them entered as one. */
const lineClasses: typeof classes = [
  ["losers' hands entered as one", losersTogether],
  ["blocked line, double-six", blockedLine(6, 7)],
  ["blocked line, double-nine", blockedLine(9, 10)],
];

/** Up to 190 tiles in up to sixteen hands. */
const longTableClasses: typeof classes = [["long table, 136 and 190 tiles", longTable]];

const worst = { took: 0, undecided: 0, asked: 0 };
const worstInLine = { took: 0, median: 0 };
const worstAtLongTable = { took: 0, median: 0, undecided: 0 };

/** Prints a class's times; its median and its worst, in milliseconds. */
function measure(
  name: string,
  questions: readonly Asked[],
): { readonly median: number; readonly took: number } {
  const verdicts: Record<HandsVerdict, number> = { possible: 0, impossible: 0, undecided: 0 };
  const times: [number, Asked][] = [];
  for (const question of questions) {
    const start = performance.now();
    const verdict = judge(question);
    times.push([performance.now() - start, question]);
    verdicts[verdict]++;
    if (verdict === "undecided" && process.env.SHOW) console.log(JSON.stringify(question));
  }
  times.sort(([a], [b]) => a - b);
  const took = times.map(([ms]) => ms);
  const middle = quantile(took, 0.5);
  console.log(
    name.padEnd(34),
    String(times.length).padStart(6),
    ...[middle, quantile(took, 0.99), quantile(took, 1)].map((ms) => ms.toFixed(3).padStart(9)),
    ...Object.values(verdicts).map((count) => String(count).padStart(8)),
  );
  const slowest = times.at(-1);
  worst.took = Math.max(worst.took, slowest?.[0] ?? 0);
  worst.undecided += verdicts.undecided;
  worst.asked += times.length;
  if (process.env.SHOW && slowest && slowest[0] > 5) console.log("   slowest:", JSON.stringify(slowest[1]));
  return { median: middle, took: slowest?.[0] ?? 0 };
}

console.log(
  "class".padEnd(34),
  "n".padStart(6),
  ..."median p99 worst".split(" ").map((head) => head.padStart(9)),
  ..."yes no ?".split(" ").map((head) => head.padStart(8)),
);
for (const [, make] of [...classes, ...lineClasses, ...longTableClasses])
  for (let i = 0; i < 300; i++) judge(make(new Dice(i)));
measure("known to be hard", known);
classes.forEach(([name, make], index) => {
  const dice = new Dice(seed * 1000 + index);
  measure(
    name,
    Array.from({ length: each }, () => make(dice)),
  );
});
lineClasses.forEach(([name, make], index) => {
  const dice = new Dice(seed * 1000 + classes.length + index);
  const { median, took } = measure(
    name,
    Array.from({ length: each }, () => make(dice)),
  );
  worstInLine.median = Math.max(worstInLine.median, median);
  worstInLine.took = Math.max(worstInLine.took, took);
});
longTableClasses.forEach(([name, make], index) => {
  const dice = new Dice(seed * 1000 + classes.length + lineClasses.length + index);
  const { undecided } = worst;
  const { median, took } = measure(
    name,
    Array.from({ length: each }, () => make(dice)),
  );
  Object.assign(worstAtLongTable, { median, took, undecided: worst.undecided - undecided });
});
printFigures({
  "solver, worst milliseconds": worst.took,
  "hands in a line, median milliseconds": worstInLine.median,
  "hands in a line, worst milliseconds": worstInLine.took,
  "long table, median milliseconds": worstAtLongTable.median,
  "long table, worst milliseconds": worstAtLongTable.took,
  "long table, undecided": worstAtLongTable.undecided,
  "solver, undecided of a thousand": (worst.undecided / worst.asked) * 1_000,
});
