import { Dice } from "../../../tests/support/simulate/dice";

/** Processor time in milliseconds: of the process that answers, and of the database. */
interface Cost {
  readonly ours: number;
  readonly database: number;
}

/** `known`: its process has the game in memory. */
interface Costs {
  readonly entry: { readonly known: Cost; readonly unknown: Cost };
  readonly pull: { readonly known: Cost; readonly unknown: Cost };
  /** Of each other process. */
  readonly announcement: number;
}

/** As the program has them: games in memory (game-cache.ts), and KiB of a watcher (docs/scale.md). */
const [keptGames, watcherKib] = [200, 89];
/** Four phones at a table, which enter a hand every three minutes; one enters, and the others pull what did not come along. */
const [phones, secondsBetween] = [4, 180];
/** Milliseconds in which 99 of 100 entries have to be stored, and GiB that a process may use for watchers. */
const goal = { ms: 100, gib: 2 };
const simulatedMs = 60_000;
/** Processes, and processors of the database, of which there are enough. */
const many = 50;

const gibOf = (tables: number, processes: number) => (tables * phones * watcherKib) / processes / 2 ** 20;

/** Says what so many tables need, and what was short with one process less. */
export function simulate(tables: number, costs: Costs): string {
  const roomy = runWith(tables, many, many, costs);
  let short = "nothing";
  const cores = 1 + Math.floor(roomy.database * many);
  // No fewer can do it: with more processes, fewer games are found in memory.
  const fewest = Math.max(1, Math.floor(roomy.busy * many * 0.5), Math.floor(gibOf(tables, 1) / goal.gib));
  for (let processes = fewest; ; processes++) {
    const run = runWith(tables, processes, cores, costs);
    if (run.p99 > goal.ms) short = "their processor time";
    else if (gibOf(tables, processes) > goal.gib) short = "memory for watchers";
    else
      return (
        `${tables} tables: processes ${processes} (one less: ${short} is short), ${percent(run.busy)} busy, of which ` +
        `entries ${percent(run.entries)}, pulls ${percent(run.pulls)}, announcements ${percent(run.announcements)}; ` +
        `processors for PostgreSQL ${cores}, ${percent(run.database)} busy, connections ${processes * 11}; games found in ` +
        `memory ${percent(run.found)}; 99 of 100 entries within ${run.p99.toFixed(0)} ms; ` +
        `${gibOf(tables, processes).toFixed(1)} GiB for watchers in each process`
      );
  }
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`;

function runWith(tables: number, processes: number, cores: number, costs: Costs) {
  const dice = new Dice(1);
  const ours = Array.from({ length: processes }, () => ({ free: 0, games: new Set<number>() }));
  const database = Array.from({ length: cores }, () => 0);
  const spent = { entry: 0, pull: 0, announcements: 0, database: 0 };
  const took: number[] = [];
  const pulls: { readonly at: number; readonly table: number }[] = [];
  let [found, asked] = [0, 0];

  // Requests go to any process; a process does one thing at a time.
  const request = (now: number, table: number, kind: "entry" | "pull"): number => {
    const process = dice.pick(ours);
    asked++;
    const isKnown = process.games.delete(table);
    if (isKnown) found++;
    process.games.add(table);
    for (const oldest of process.games) {
      if (process.games.size <= keptGames) break;
      process.games.delete(oldest);
    }
    const cost = costs[kind][isKnown ? "known" : "unknown"];
    process.free = Math.max(process.free, now) + cost.ours;
    const core = database.indexOf(Math.min(...database));
    const done = Math.max(database[core] ?? 0, process.free) + cost.database;
    database[core] = done;
    spent[kind] += cost.ours;
    spent.database += cost.database;
    return done;
  };
  const pullUntil = (now: number) => {
    pulls.sort((a, b) => a.at - b.at);
    const due = pulls.findIndex(({ at }) => at > now);
    for (const { at, table } of pulls.splice(0, due === -1 ? pulls.length : due))
      for (let phone = 1; phone < phones; phone++)
        // With the event of the process that stored it, the entry comes along.
        if (!dice.chance(1 / processes)) request(at, table, "pull");
  };

  const every = (secondsBetween * 1_000) / tables;
  for (let now = 0; now < simulatedMs; now += (2 * every * dice.from(0, 1_000)) / 1_000) {
    pullUntil(now);
    const table = dice.from(0, tables - 1);
    const stored = request(now, table, "entry");
    if (stored < simulatedMs) pulls.push({ at: stored, table });
    // The first quarter fills the memories and the queues.
    if (now > simulatedMs / 4) took.push(stored - now);
    for (const process of ours) process.free = Math.max(process.free, now) + costs.announcement;
    spent.announcements += costs.announcement * processes;
  }
  took.sort((a, b) => a - b);
  const all = processes * simulatedMs;
  return {
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    busy: (spent.entry + spent.pull + spent.announcements) / all,
    entries: spent.entry / all,
    pulls: spent.pull / all,
    announcements: spent.announcements / all,
    database: spent.database / (cores * simulatedMs),
    found: found / asked,
  };
}
