import { games } from "../../lib/games/registry";
import type { ReplayResult } from "../../lib/rules/document/replay-result";
import { readScoresheet, type Scoresheet } from "../../lib/rules/document/scoresheet";
import { replay } from "../../lib/rules/play/replay";
import { simulateGame, somePlayers } from "../../tests/support/simulate/index";
import { median, printFigures, quantile } from "./support/figures";

/**
 * How long a whole sheet takes to read and replay, checks included: thirteen rounds of Mexican Train with eight
 * players, hands as totals. `npx tsx scripts/bench/replay.ts [sheets] [runs each]`
 */

const sheets = Number(process.argv[2] ?? 40);
const runs = Number(process.argv[3] ?? 50);

const train = games.find("mexican-train");
if (!train) throw new Error("no Mexican Train");

/** Hands as totals throughout: lists of tiles leave less to search for. */
function withTotals(sheet: Scoresheet): Scoresheet {
  const entries = sheet.entries.map((entry) => {
    const { left, ...rest } = entry as { left: Record<string, number | string[]> };
    const pips = (tile: string) => tile.split("-").reduce((sum, end) => sum + Number(end), 0);
    const totals = Object.entries(left).map(([id, held]) => [
      id,
      typeof held === "number" ? held : held.reduce((sum, tile) => sum + pips(tile), 0),
    ]);
    return { ...rest, left: Object.fromEntries(totals) };
  });
  return { ...sheet, entries };
}

function replayed(text: string): ReplayResult {
  const opened = readScoresheet(JSON.parse(text), games);
  if (!opened.ok) throw new Error("a simulated sheet is none");
  return replay(opened.value);
}

/** Milliseconds from JSON text to result, for each sheet in each run. */
function measure(make: (seed: number) => Scoresheet): number[] {
  const texts = Array.from({ length: sheets }, (_, seed) => JSON.stringify(make(seed)));
  for (const text of texts) if (replayed(text).status !== "finished") throw new Error("not finished");
  const took: number[] = [];
  for (let run = 0; run < runs; run++)
    for (const text of texts) {
      const start = performance.now();
      replayed(text);
      took.push(performance.now() - start);
    }
  return took;
}

/** In every fourth simulated game people come and go; not in these. */
const simulated = (seed: number): Scoresheet =>
  simulateGame(train, { players: somePlayers(8), options: {} }, 4 * seed).sheet;

/** Every round corrected once: each correction replays everything after it. */
const corrected = (seed: number): Scoresheet => {
  const sheet = withTotals(simulated(seed));
  const amends = sheet.entries.map((entry, target) => ({ kind: "amend", target, entry }));
  return { ...sheet, entries: [...sheet.entries, ...amends] };
};

const at = (took: readonly number[], part: number): string => quantile(took, part).toFixed(2).padStart(8);

const ofTotals = measure((seed) => withTotals(simulated(seed)));
const rows: [string, number[]][] = [
  ["13 rounds, 8 players, totals", ofTotals],
  ["the same, totals and tile lists", measure(simulated)],
  ["the same, every round amended", measure(corrected)],
];

console.log(`${sheets} sheets, ${runs} runs each; milliseconds from JSON text to result`);
console.log(`${"".padEnd(34)}  median      p99    worst`);
for (const [name, took] of rows)
  console.log(`${name.padEnd(34)}${at(took, 0.5)} ${at(took, 0.99)} ${at(took, 1)}`);
const middle = median(ofTotals);
printFigures({ "replays a second": 1_000 / middle, "replay, milliseconds": middle });
