import { readEveningSheet } from "../../lib/evening/document";
import { EveningLog } from "../../lib/evening/log";
import { drawResult } from "../../lib/evening/result/draw-result";
import { games } from "../../lib/games/registry";
import { eveningOf } from "../../tests/support/evening/sheets";
import { evening } from "../../tests/support/evening/simulate";
import { Dice } from "../../tests/support/simulate/dice";
import { median, printFigures } from "./support/figures";

/**
 * How long an evening takes: sixteen people over thirty rounds from JSON text to result, every round judged; told again,
 * with every judgement kept; and the draw of forty people. `npx tsx scripts/bench/evening.ts [evenings]`
 */

const evenings = Number(process.argv[2] ?? 9);

function took(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const replayed: number[] = [];
const again: number[] = [];
const drawn: number[] = [];
for (let seed = 0; seed <= evenings; seed++) {
  const kind = { form: "partners", settings: { draw: "swiss" }, people: 16, rounds: 30 };
  const { entries } = evening(new Dice(seed), kind);
  const text = JSON.stringify({ ...eveningOf("abcdefghijklmnop", "partners", kind.settings), entries });
  const opened = readEveningSheet(JSON.parse(text), games);
  if (!opened.ok) throw new Error("a simulated evening is none");
  const log = new EveningLog(opened.value.start);
  const first = took(() => {
    for (const entry of opened.value.entries) log.accept(entry);
    log.result([], false);
  });
  const many = evening(new Dice(seed), { ...kind, people: 40, rounds: 4 }, { comings: false }).log;
  const figures = [first, took(() => log.result([], false)), took(() => drawResult(many.position, 0))];
  // The first one compiles the code.
  if (seed > 0)
    for (const [index, list] of [replayed, again, drawn].entries()) list.push(figures[index] ?? 0);
}
const figures = {
  "16 people over 30 rounds, milliseconds": median(replayed),
  "the same told again, milliseconds": median(again),
  "draw of 40 people, milliseconds": median(drawn),
};
for (const [name, value] of Object.entries(figures))
  console.log(`${name.padEnd(42)}${value.toFixed(1).padStart(8)}`);
printFigures(figures);
