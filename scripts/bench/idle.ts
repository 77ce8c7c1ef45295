import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { doublesGame, key } from "../../tests/support/entries";
import { run } from "../../tests/support/server/server";

/**
 * What a server costs that has nothing to do: memory (resident, and what of it is its own) and processor time, alone
 * and with boards that are open and silent. `npx tsx scripts/bench/idle.ts`; Linux only.
 */
const seconds = 30;
const boards = 100;

const directory = mkdtempSync(join(tmpdir(), "pipkeeper-bench-"));
const { child, url } = await run({
  PORT: "0",
  HOST: "127.0.0.1",
  DATABASE_URL: `file:${join(directory, "bench.db")}`,
});

/** Clock ticks of a process, of which Linux has 100 a second. */
function ticks(): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function megabytes(field: string): string {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  const line = status.split("\n").find((each) => each.startsWith(`${field}:`));
  return `${Math.round(Number.parseInt(line?.slice(field.length + 1) ?? "", 10) / 1_024)} MB`;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(what: string): Promise<void> {
  await wait(5_000);
  const before = ticks();
  await wait(seconds * 1_000);
  const percent = (ticks() - before) / seconds;
  console.log(
    `${what}: ${megabytes("VmRSS")} resident, ${megabytes("RssAnon")} its own, ${percent.toFixed(2)} % of a core`,
  );
}

try {
  await measure("just started");
  const game = doublesGame();
  const headers = { Authorization: `Bearer ${key}` };
  await fetch(`${url}/api/games`, { method: "POST", body: JSON.stringify(game), headers });
  const leaving = new AbortController();
  for (let board = 0; board < boards; board++)
    await fetch(`${url}/api/games/${game.id}/live`, { signal: leaving.signal });
  await measure(`${boards} silent boards`);
  leaving.abort();
} finally {
  child.kill();
  rmSync(directory, { recursive: true, force: true });
}
