import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { newScorers } from "../../lib/client/leagues/scorers-key";
import { newKey } from "../../lib/client/random-ids";
import { games } from "../../lib/games/registry";
import { kitty } from "../../lib/league/money/kitty";
import { Deletions } from "../../lib/server/deletion/deletions";
import { purge } from "../../lib/server/deletion/purge";
import { GameStore } from "../../lib/server/games/game-store";
import { HandStore } from "../../lib/server/games/hand-store";
import { TableKeys } from "../../lib/server/games/table-keys";
import { AttendanceStore } from "../../lib/server/leagues/evenings/attendance-store";
import { LeagueStore } from "../../lib/server/leagues/league-store";
import { moveStore } from "../../lib/server/ops/move";
import { compareReplays } from "../../lib/server/ops/replays";
import { holdDatabase } from "../../lib/server/store/sqlite/database-file";
import type { Database } from "../../lib/server/store/store";
import { doublesGame, entry, hand, key, tableEvening, uuid } from "../support/entries";
import { rebuiltTablesOf, tablesOf } from "../support/league/tables";
import { LeagueWorld, leagueRequest } from "../support/league/world";
import { clusterUrl, openAt } from "../support/store/engine";
import { findPostgresql } from "../support/store/find-postgresql";
import { createDatabase, password } from "../support/store/postgresql";
import { temporaryDirectory } from "../support/temporary";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = temporaryDirectory();
const file = join(folder, "evenings.db");
const models = readFileSync(join(root, "prisma/schema.prisma"), "utf8").match(/^model /gm) ?? [];
const fileUrl = `file:${file}`;

/** Rows in every table, more than one page of entries, and texts that sort differently by bytes and by letters. */
async function fill(database: Database): Promise<{ leagueId: string; gameIds: string[] }> {
  const leagues = new LeagueStore(database, games);
  const store = new GameStore(database, games, undefined, leagues);
  const hands = new HandStore(database, store, () => {});
  const league = { ...leagueRequest(), name: "Zoë’s 🁡 éÉ\u0000", currency: "EUR" };
  await leagues.create(league, key);
  const gameIds: string[] = [];
  const [one = "", two = ""] = league.players.map(({ id }) => id);
  for (let index = 0; index < 30; index++) {
    const game = doublesGame();
    gameIds.push(game.id);
    await store.create(game, key);
    const seats = { a: one, b: two };
    const put = { change: "game" as const, id: uuid(), game: game.id, seats };
    await leagues.change(league.id, key, [put], { gameKeys: { [game.id]: key } });
    const entries = [...Array.from({ length: 40 }, (_, at) => hand(1 + (at % 9))), entry({ kind: "end" })];
    const appended = await store.append(game.id, key, {
      protocol: 1,
      base: 0,
      entries: index < 25 ? entries : entries.slice(0, 7),
    });
    expect(appended.outcome).toBe("stored");
  }
  const world = new LeagueWorld(league.id, store, leagues);
  const pools = [{ out: 0, pips: [0, 5, 7] }];
  await world.play({ rulesetId: "domino-pool", seats: [0, 1, 2], hands: pools, ended: 400_000 }, true);
  const going = gameIds.at(-1) ?? "";
  await hands.addKey(going, key, "h".repeat(32), false);
  expect((await hands.propose(going, key, { protocol: 1, round: 7, player: "b", held: 12 })).outcome).toBe(
    "stored",
  );
  const evening = tableEvening();
  await store.create(evening, key);
  await new TableKeys(database, store).open(evening.id, key, [newKey()], [{ person: "a", key: newKey() }]);
  const rules = { change: "rules" as const, id: uuid(), rules: uuid(), name: "Ours", game: "doubles" };
  const payment = { change: "payment" as const, id: uuid(), payment: uuid(), from: one, to: two };
  await leagues.change(league.id, key, [
    { ...rules, options: { target: 50 } },
    { ...payment, amount: 350, on: "2026-11-01" },
    { ...payment, id: uuid(), payment: uuid(), from: kitty, amount: 500, on: "2026-11-01", owedFor: "Dues" },
    { change: "sign", id: uuid(), sign: { first: 6, second: 4, colour: "felt" } },
    { change: "scorers", id: uuid(), scorers: newScorers(key, uuid()) },
    { change: "comment", id: uuid(), about: "2026-11-01", text: "The first evening" },
    {
      change: "paper-result",
      id: uuid(),
      game: uuid(),
      kind: "pip",
      on: "2026-11-02",
      rankedBy: "places",
      players: [
        { player: one, place: 1 },
        { player: two, place: 2 },
      ],
    },
  ]);
  await planAnEvening(database, leagues, league.id);
  const deletions = new Deletions(
    database,
    games,
    () => {},
    () => new Date(0),
  );
  for (const made of [doublesGame(), doublesGame()]) {
    await store.create(made, key);
    await deletions.deleteGame(made.id, key);
    for (let week = 0; (await database.purged.count()) === 0; week++)
      await purge(database, new Date(week * 7 * 24 * 3_600_000));
  }
  await purge(database, new Date());
  return { leagueId: league.id, gameIds };
}

/** An evening with an answer, a replaced link, and a browser that was notified. */
async function planAnEvening(database: Database, leagues: LeagueStore, leagueId: string): Promise<void> {
  const evening = uuid();
  const plan = { change: "evening" as const, id: uuid(), evening, on: "2026-11-27", at: "20:00" };
  await leagues.change(leagueId, key, [{ ...plan, place: "At Zoë’s" }]);
  const attendance = new AttendanceStore(database);
  const asIn = (links: Awaited<ReturnType<typeof attendance.links>>) =>
    (typeof links === "object" && links.links[0]?.as) || "";
  const old = asIn(await attendance.links(leagueId, key));
  const as = asIn(await attendance.replaceLinks(leagueId, key, [old]));
  const answer = { as, evening, answer: "coming" as const };
  expect(await attendance.answer(leagueId, answer, "2026-11-20T12:00:00.000Z")).toMatchObject({
    answer: "coming",
  });
  const browser = { player: uuid(), endpoint: "https://push.example/x", p256dh: "p", auth: "a" };
  const told = { leagueId, id: "1", ...browser, language: "es", origin: "https://dominoes.example" };
  await database.pushSubscription.create({ data: { ...told, createdAt: new Date() } });
  await database.leagueNotice.create({ data: { leagueId, about: evening, sequence: 1 } });
}

/** Runs `npm run move` as a person does. */
function move(...args: string[]) {
  const { INIT_CWD: _, ...env } = process.env;
  const command = ["--import", "tsx", "scripts/command.ts", "move", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...env, INIT_CWD: folder, PGPASSWORD: password },
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
}

const withoutPassword = (url: string) => Object.assign(new URL(url), { password: "" }).href;
/** The lines about tables: their row counts and hashes. */
const countsIn = (said: string) => said.split("\n").filter((line) => line.includes(" rows  "));

it("a move from a file to PostgreSQL and back preserves everything", async () => {
  const first = await openAt(fileUrl);
  const { leagueId, gameIds } = await fill(first);
  const tables = await tablesOf(first, leagueId);
  await first.$disconnect();
  const server = await createDatabase(clusterUrl());

  const there = move(fileUrl, withoutPassword(server));
  expect(there.said).not.toContain(password);
  expect(there, there.said).toMatchObject({ status: 0 });
  const counts = countsIn(there.said);
  expect(counts).toHaveLength(models.length);
  for (const line of counts) expect(line).not.toMatch(/ 0 rows/);

  const moved = await openAt(server);
  expect(await tablesOf(moved, leagueId)).toEqual(tables);
  expect(await rebuiltTablesOf(moved, leagueId)).toEqual(tables);
  const store = new GameStore(moved, games);
  for (const id of gameIds) expect((await store.read(id, 0)).entries.length).toBeGreaterThan(0);
  await moved.$disconnect();

  const empty = await createDatabase(clusterUrl());
  const here = move(withoutPassword(server), "file:back.db");
  expect(here, here.said).toMatchObject({ status: 0 });
  const again = move("file:back.db", withoutPassword(empty));
  // Everything but the league's version, which a rebuild changes on the way.
  const other = (said: string) => countsIn(said).filter((line) => !line.startsWith("League "));
  expect(other(here.said)).toEqual(other(there.said));
  expect(countsIn(again.said)).toEqual(countsIn(here.said));
});

it("a move to a database with data, from one in use, or from a missing one is refused and changes nothing", async () => {
  const source = await openAt(`file:${join(folder, "source.db")}`);
  await new GameStore(source, games).create(doublesGame(), key);
  await source.$disconnect();
  const full = await createDatabase(clusterUrl());
  const database = await openAt(full);
  await new GameStore(database, games).create(doublesGame(), key);
  expect(move("file:source.db", full)).toMatchObject({
    status: 1,
    said: expect.stringContaining("already has games or leagues"),
  });
  expect(await database.game.count()).toBe(1);
  await database.$disconnect();
  const letGo = holdDatabase(join(folder, "source.db"));
  expect(move("file:source.db", await createDatabase(clusterUrl())).said).toContain("running on");
  letGo();
  expect(move("file:nowhere.db", full).said).toContain("There is no database");
  expect(move("file:source.db").said).toContain("npm run move -- FROM TO");
  expect(move("file:source.db", "mysql://here/there").said).toContain("should name a file");
});

it("a move that fails midway leaves its target empty, and can be repeated", async () => {
  const source = await openAt(`file:${join(folder, "source.db")}`);
  const target = await openAt(await createDatabase(clusterUrl()));
  const stop = () => {
    throw new Error("stopped");
  };
  for (const report of [{ copied: stop }, { replayed: stop }]) {
    await expect(moveStore(source, target, games, report)).rejects.toThrow("stopped");
    expect(await target.game.count()).toBe(0);
  }
  const { tables, ...replayed } = await moveStore(source, target, games);
  expect(tables.find(({ table }) => table === "Game")?.rows).toBe(1);
  expect(replayed).toEqual({ games: 1, leagues: 0 });
  await source.$disconnect();
  await target.$disconnect();
});

it("a copy that replays to a different result is refused", async () => {
  const [one, other] = await Promise.all([openAt(fileUrl), openAt(await createDatabase(clusterUrl()))]);
  await moveStore(one, other, games);
  const compared = () => compareReplays(one, other, games, () => {});
  const { games: all, leagues } = await compared();
  expect([all, leagues]).toEqual([await one.game.count(), 1]);
  // Something that no entry says of itself, so that the rows alone look the same.
  const last = await other.entry.findFirstOrThrow({ orderBy: { seq: "desc" } });
  await other.entry.deleteMany({ where: { gameId: last.gameId, seq: last.seq } });
  await expect(compared()).rejects.toThrow(`The game ${last.gameId}`);
  await one.entry.deleteMany({ where: { gameId: last.gameId, seq: last.seq } });
  expect(await compared()).toEqual({ games: all, leagues });
  await other.leagueGame.deleteMany({ where: { gameId: last.gameId } });
  await expect(compared()).rejects.toThrow("The league");
  for (const database of [one, other]) await database.$disconnect();
});

it("pg_dump backs up everything, and pg_restore replaces what was there", async () => {
  const [from, to] = [await createDatabase(clusterUrl()), await createDatabase(clusterUrl())];
  expect(move(fileUrl, from)).toMatchObject({ status: 0 });
  const changed = await openAt(to);
  await new GameStore(changed, games).create(doublesGame(), key);
  await changed.$disconnect();
  const dump = join(folder, "pipkeeper.dump");
  const run = (program: string, ...args: string[]) =>
    spawnSync(join(findPostgresql() ?? "", program), args, { encoding: "utf8" });
  expect(run("pg_dump", "--format=custom", `--file=${dump}`, from)).toMatchObject({ status: 0 });
  expect(run("pg_restore", "--clean", "--if-exists", `--dbname=${to}`, dump)).toMatchObject({ status: 0 });
  expect(await tableHashesOf(to)).toEqual(await tableHashesOf(from));
});

/** The row count and hash of every table, as a move to a scratch database reports them. */
async function tableHashesOf(url: string) {
  const database = await openAt(url);
  const elsewhere = await openAt(`file:${join(folder, `${uuid()}.db`)}`);
  const { tables } = await moveStore(database, elsewhere, games);
  for (const each of [database, elsewhere]) await each.$disconnect();
  return tables;
}

describe("a move that is killed midway", () => {
  /** Starts a move, waits until it reaches a table that another connection has locked, and kills it. */
  async function killAt(held: string, from: string, to: string): Promise<void> {
    const holder = new pg.Client(held);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE "LeagueGame" IN ACCESS EXCLUSIVE MODE');
    const { INIT_CWD: _, ...env } = process.env;
    const command = ["--import", "tsx", "scripts/command.ts", "move", from, to];
    const moving = spawn(process.execPath, command, { cwd: root, env: { ...env, INIT_CWD: folder } });
    const exited = once(moving, "exit");
    const waits =
      "SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    while ((await holder.query(waits)).rowCount === 0) await sleep(50);
    moving.kill("SIGKILL");
    await exited;
    await holder.query("ROLLBACK");
    await holder.end();
  }

  it("from a file to PostgreSQL leaves the file unchanged and the database empty", async () => {
    const to = await createDatabase(clusterUrl());
    await (await openAt(to)).$disconnect();
    const before = await tableHashesOf(fileUrl);
    await killAt(to, fileUrl, to);
    expect(await tableHashesOf(fileUrl)).toEqual(before);
    expect(move(fileUrl, to)).toMatchObject({ status: 0 });
    expect(await tableHashesOf(to)).toEqual(before);
  });

  it("from PostgreSQL to a file leaves the database unchanged and the file empty", async () => {
    const from = await createDatabase(clusterUrl());
    expect(move(fileUrl, from)).toMatchObject({ status: 0 });
    const before = await tableHashesOf(from);
    await killAt(from, from, "file:killed.db");
    expect(await tableHashesOf(from)).toEqual(before);
    expect(move(from, "file:killed.db")).toMatchObject({ status: 0 });
    expect(await tableHashesOf(`file:${join(folder, "killed.db")}`)).toEqual(before);
  });
});

it("a write during a move is copied entirely or not at all", async () => {
  const url = await createDatabase(clusterUrl());
  const [source, writer] = [await openAt(url), await openAt(url)];
  const target = await openAt(`file:${join(folder, "snapshot.db")}`);
  const store = new GameStore(writer, games);
  const made = doublesGame();
  await store.create(made, key);
  let isWritten = false;
  const copied = () => {
    if (isWritten) return;
    isWritten = true;
    // Between the table of games and that of entries.
    spawnSync(process.execPath, ["-e", appendScript, url, made.id], { cwd: root });
  };
  const { tables } = await moveStore(source, target, games, { copied });
  expect(await writer.entry.count()).toBe(1);
  expect(tables.find(({ table }) => table === "Entry")?.rows).toBe(0);
  for (const database of [source, writer, target]) await database.$disconnect();
});

/** Writes an entry from another process, while this one waits for it. */
const appendScript = `
  const pg = require("pg");
  const client = new pg.Client(process.argv[1]);
  client.connect().then(() => client.query(
    'INSERT INTO "Entry" ("gameId", "seq", "id", "body", "at") VALUES ($1, 1, $2, $3, $4)',
    [process.argv[2], "x", "{}", ""],
  )).then(() => client.end());
`;
