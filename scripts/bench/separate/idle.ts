import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { doublesGame, key } from "../../../tests/support/entries";
import { startServer } from "../../../tests/support/server/server";

/**
 * What a server costs that has nothing to do: memory (resident, and what of it is its own) and processor time, alone
 * and with boards that are open and silent. `npx tsx scripts/bench/separate/idle.ts`; Linux only.
 */
const seconds = 30;
const boards = 100;

const server = await startServer();

/** Clock ticks of a process, of which Linux has 100 a second. */
function ticks(): number {
  const fields = readFileSync(`/proc/${server.pid()}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function megabytes(field: string): string {
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
  const line = status.split("\n").find((each) => each.startsWith(`${field}:`));
  return `${Math.round(Number.parseInt(line?.slice(field.length + 1) ?? "", 10) / 1_024)} MB`;
}

async function measure(what: string): Promise<void> {
  await sleep(5_000);
  const before = ticks();
  await sleep(seconds * 1_000);
  const percent = (ticks() - before) / seconds;
  console.log(
    `${what}: ${megabytes("VmRSS")} resident, ${megabytes("RssAnon")} its own, ${percent.toFixed(2)} % of a core`,
  );
}

try {
  await measure("just started");
  const game = doublesGame();
  const headers = { Authorization: `Bearer ${key}` };
  await fetch(`${server.url}/api/games`, { method: "POST", body: JSON.stringify(game), headers });
  const leaving = new AbortController();
  for (let board = 0; board < boards; board++)
    await fetch(`${server.url}/api/games/${game.id}/live`, { signal: leaving.signal });
  await measure(`${boards} silent boards`);
  leaving.abort();
} finally {
  await server.remove();
}
