import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { LiveUpdates } from "../../lib/server/games/live/live-updates";
import { doublesGame, hand, key } from "../support/entries";
import { type Process, startProcesses } from "../support/store/processes";

const { url, processes, close } = await startProcesses(2);
const [one, two] = processes as [Process, Process];
const lives = processes.map(({ database }) => new LiveUpdates(database)) as [LiveUpdates, LiveUpdates];
const admin = new pg.Client(url);
await admin.connect();
afterAll(async () => {
  for (const live of lives) live.close();
  await admin.end();
  await close();
});

/** Watches a game in one process; `received` lists what it received, in order. */
function watch(live: LiveUpdates, gameId: string) {
  const received: { head: number; hands: number }[] = [];
  const send = (chunk: Uint8Array) => {
    received.push(JSON.parse(new TextDecoder().decode(chunk).replace(/^data: /, "")));
    return true;
  };
  live.hub.watch(gameId, 0, { send, end: () => {} });
  return received;
}

async function newGame(): Promise<string> {
  const game = doublesGame();
  await one.store.create(game, key);
  return game.id;
}

async function append(live: LiveUpdates, by: Process, id: string, base: number): Promise<void> {
  const done = await by.store.append(id, key, { protocol: 1, base, entries: [hand(1 + base)] });
  expect(done.outcome).toBe("stored");
  live.grown(id, base + 1, []);
}

const arrives = (live: LiveUpdates) =>
  expect.poll(() => Reflect.get(live, "database").channel?.isOpen).toBe(true);

it("a spectator at one process receives what another process stores", async () => {
  for (const live of lives) await arrives(live);
  const id = await newGame();
  const received = watch(lives[1], id);
  await append(lives[0], one, id, 0);
  await expect.poll(() => received.at(-1)?.head).toBe(1);
  const { hands } = received.at(-1) ?? { hands: 0 };
  lives[0].handsChanged(id);
  await expect.poll(() => received.at(-1)?.hands).not.toBe(hands);
});

it("nothing stored while the announcement connections are lost is missed", async () => {
  const id = await newGame();
  const received = watch(lives[1], id);
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pipkeeper announcements' AND datname = current_database()",
  );
  await append(lives[0], one, id, 0);
  await expect.poll(() => received.at(-1)?.head).toBe(1);
  for (const live of lives) await arrives(live);
  await append(lives[0], one, id, 1);
  await expect.poll(() => received.at(-1)?.head).toBe(2);
});

it("what a process stored before it died without an announcement is found by polling", async () => {
  const id = await newGame();
  const received = watch(lives[1], id);
  const done = await one.store.append(id, key, { protocol: 1, base: 0, entries: [hand(3)] });
  expect(done.outcome).toBe("stored");
  await two.hands.addKey(id, key, "h".repeat(32), false);
  await expect.poll(() => received.at(-1)?.head).toBe(1);
});

it("without announcements, changes of the log and of proposed hands are found by polling", async () => {
  const silent = Object.create(one.database, {
    channel: { value: { announce() {}, listen() {}, isOpen: false } },
  });
  const live = new LiveUpdates(silent);
  const id = await newGame();
  const received = watch(live, id);
  const done = await two.store.append(id, key, { protocol: 1, base: 0, entries: [hand(3)] });
  expect(done.outcome).toBe("stored");
  await expect.poll(() => received.at(-1)?.head).toBe(1);
  const { hands } = received.at(-1) ?? { hands: 0 };
  const proposed = await two.hands.propose(id, key, { protocol: 1, round: 1, player: "b", held: 12 });
  expect(proposed.outcome).toBe("stored");
  await expect.poll(() => received.at(-1)?.hands).not.toBe(hands);
  live.close();
});
