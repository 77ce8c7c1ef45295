import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { verifiedTablesOf } from "../../support/league/tables";
import { startServer } from "../../support/server/server";
import { Dice } from "../../support/simulate/dice";
import { openAt } from "../../support/store/engine";
import { thorough } from "../scale";
import { SimulatedLoad } from "../simulated-load";

// SIGKILL at random moments under load; the same moments for the same seed, as far as the scheduler allows.

const kills = Number(process.env.FAULTS_KILLS ?? (thorough ? 200 : 8));
const seed = Number(process.env.FAULTS_SEED ?? 1);

const server = await startServer();
afterAll(() => server.remove());

/** The contents of the file, opened for reading only, so that the journal stays for the server to recover from. */
function readDatabaseFile() {
  const database = new Database(server.databaseFile, { readonly: true });
  try {
    const ids = (table: string, where = "TRUE") =>
      new Set(database.prepare(`SELECT "id" FROM "${table}" WHERE ${where}`).pluck().all());
    const deletions = ids("Game", '"deletedAt" IS NOT NULL');
    const found = { games: ids("Game"), entries: ids("Entry"), changes: ids("LeagueChange"), deletions };
    return { integrity: database.pragma("integrity_check", { simple: true }), found };
  } finally {
    database.close();
  }
}

/** Starts the server and kills it before it listens, possibly during a migration or a recovery. */
async function killAtStart(after: number): Promise<void> {
  const script = fileURLToPath(new URL("../../../.next/bin/start.mjs", import.meta.url));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATABASE_URL: server.databaseUrl };
  const child = spawn(process.execPath, [script], { env, stdio: "ignore" });
  await sleep(after);
  child.kill("SIGKILL");
  await once(child, "exit");
}

it(`a server killed ${kills} times has everything it acknowledged in an intact file, and all phones agree`, async () => {
  const dice = new Dice(seed);
  const load = new SimulatedLoad([server.url], 4, dice);
  await load.begin();
  let atStart = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (kill % 10 === 7) {
      atStart++;
      await server.kill();
      await killAtStart(dice.from(0, 1_500));
    } else {
      const playing = load.play();
      await load.waitForAcknowledged(dice.from(0, 60));
      await sleep(dice.from(0, 20));
      await server.kill();
      await playing;
    }
    const { integrity, found } = readDatabaseFile();
    expect(integrity).toBe("ok");
    for (const what of ["games", "entries", "changes", "deletions"] as const)
      for (const id of load.acknowledged[what]) expect(found[what]).toContain(id);
    await server.restart();
  }
  const acknowledged = load.acknowledged.entries.size;
  await load.settle();
  await server.stop();

  // The league's incremental results equal a rebuild from its games.
  const database = await openAt(server.databaseUrl);
  const before = await verifiedTablesOf(database, load.league.id);
  await database.$disconnect();
  const { deletions } = load.acknowledged;
  expect(before.results.filter(({ gameId }) => deletions.has(gameId))).toEqual([]);
  console.log(
    `${kills} kills (${atStart} while starting), seed ${seed}: ${load.playedGames.length} games, ${deletions.size} of them deleted, ${load.entered} entries, ` +
      `${acknowledged} acknowledged before the last start; lost: 0; ${before.results.length} league results`,
  );
}, 7_200_000);
