import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { join } from "node:path";
import { type Figures, figuresMark } from "./support/figures";

// One table of how fast everything is. Each bench is a process of its own: none warms or burdens the next one.
// Usage: npm run bench [-- BENCH…], such as `npm run bench -- append pages`; without names all of them. On a machine
// that is busy with something else, only ratios and exponents mean anything.

/** The benches, what each is given, and the goals that are set. `at most` and `at least` are in the figure's unit. */
const benches: Readonly<Record<string, readonly string[]>> = {
  replay: ["20", "20"],
  evening: ["9"],
  club: ["60"],
  feasibility: ["1", "1000"],
  append: ["16", "3"],
  pages: ["60"],
  growth: [],
  "page-weight": [],
  table: ["12"],
  "cold-start": ["8"],
  way: ["8"],
  content: ["9"],
  keeper: ["5"],
};

/** The goals, by the name of the figure: the most or the least that it may be. */
const goals: Readonly<Record<string, { readonly max: number } | { readonly min: number }>> = {
  "replay, milliseconds": { max: 2 },
  "16 people over 30 rounds, milliseconds": { max: 500 },
  "draw of 40 people, milliseconds": { max: 375 },
  "result to board, median milliseconds": { max: 1_000 },
  "host's phone, KB a minute": { max: 40 },
  "hands in a line, median milliseconds": { max: 0.2 },
  "hands in a line, worst milliseconds": { max: 20 },
  "long table, median milliseconds": { max: 0.3 },
  "long table, worst milliseconds": { max: 25 },
  "long table, undecided": { max: 0 },
  "append, of an empty handler": { min: 0.7 },
  "/play, until usable, KB": { max: 200 },
  "keeper's page, 500 members, milliseconds": { max: 1_200 },
  "first paint, milliseconds": { max: 480 },
  "usable offline, milliseconds": { max: 1_000 },
  "key to shown, milliseconds": { max: 16 },
  "save to stored, milliseconds": { max: 40 },
  "save to shown, milliseconds": { max: 90 },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Choose from: ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}

function figuresOf(name: string, args: readonly string[]): Figures {
  const script = join(import.meta.dirname, `${name}.ts`);
  const env = { ...process.env, BENCH_FIGURES: "1" };
  const command = [...process.execArgv, script, ...args];
  const { status, stdout } = spawnSync(process.execPath, command, {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = stdout
    .toString()
    .split("\n")
    .find((each) => each.startsWith(figuresMark));
  if (status !== 0 || line === undefined)
    throw new Error(`scripts/bench/${name}.ts ended with ${status}, without figures.`);
  return JSON.parse(line.slice(figuresMark.length));
}

function judged(name: string, value: number): string {
  const goal = goals[name];
  if (!goal) return "";
  const [met, said] =
    "max" in goal ? [value <= goal.max, `at most ${goal.max}`] : [value >= goal.min, `at least ${goal.min}`];
  return `${said}: ${met ? "met" : "missed"}`;
}

console.log(`| bench | what | figure | goal |\n|---|---|---:|---|`);
for (const [name, args] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [what, value] of Object.entries(figuresOf(name, args))) {
    const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
    console.log(`| ${name} | ${what} | ${figure} | ${judged(what, value)} |`);
  }
}
console.log(`\n${cpus().length} processors, ${cpus()[0]?.model}, Node ${process.version}`);
