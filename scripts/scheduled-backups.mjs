import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How often it is looked whether a backup is due, in milliseconds. */
const look = 60_000;

/** A backup's name: a number that grows, because clocks are set back too, and the day for whoever looks at the list. */
const named = /^pipkeeper-(\d{6,})-\d{4}-\d\d-\d\d\.db$/;

/**
 * Makes a backup whenever the newest one is older than `every`, beginning now, and keeps as many as `keep` says. Each is
 * made by a process of its own: the server goes on answering. Returns what stops it.
 * @param {{ folder: string, every: number, keep: number }} settings `every` in milliseconds
 * @returns {() => void}
 */
export function scheduledBackups({ folder, every, keep }) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  const backUp = async () => {
    mkdirSync(folder, { recursive: true });
    const newest = backupsIn(folder)[0];
    const age = newest ? Date.now() - statSync(join(folder, newest.name)).mtimeMs : Number.POSITIVE_INFINITY;
    // A backup of the future: the clock was set back. It says nothing about how old it is.
    if (child || (age >= 0 && age < every)) return;
    const number = String((newest?.number ?? 0) + 1).padStart(6, "0");
    const file = join(folder, `pipkeeper-${number}-${new Date().toISOString().slice(0, 10)}.db`);
    child = spawn(process.execPath, ["scripts/command.mjs", "backup", file], {
      env: { ...process.env, INIT_CWD: process.cwd() },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code] = await once(child, "exit");
    child = undefined;
    if (code !== 0) console.error(`The backup ${file} could not be made. It is tried again in a minute.`);
    else for (const { name } of backupsIn(folder).slice(keep)) rmSync(join(folder, name));
  };
  const tried = () =>
    backUp().catch((/** @type {Error} */ error) => {
      child = undefined;
      console.error(`No backup could be made in ${folder}: ${error.message}`);
    });
  void tried();
  const timer = setInterval(tried, look);
  timer.unref();
  return () => {
    clearInterval(timer);
    child?.kill();
  };
}

/**
 * The backups in a folder, the newest first.
 * @param {string} folder
 */
function backupsIn(folder) {
  return readdirSync(folder)
    .flatMap((name) => {
      const number = named.exec(name)?.[1];
      return number === undefined ? [] : [{ name, number: Number(number) }];
    })
    .sort((a, b) => b.number - a.number);
}
