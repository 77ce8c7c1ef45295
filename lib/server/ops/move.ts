import { createHash } from "node:crypto";
import type { Games } from "@/lib/rules/document/scoresheet";
import { insertRows } from "../store/insert-rows";
import type { Prisma } from "../store/rows";
import { join, raw, sql } from "../store/sql";
import type { Database, Store } from "../store/store";
import { compareReplays, type Replays } from "./replays";

/** Every table with its key, in the order in which they refer to each other. */
const keys: Readonly<Record<Prisma.ModelName, readonly string[]>> = {
  Game: ["id"],
  Entry: ["gameId", "seq"],
  HandKey: ["gameId", "keyHash"],
  TableKey: ["gameId", "table"],
  PersonKey: ["gameId", "person"],
  Hand: ["gameId", "player"],
  League: ["id"],
  LeagueSlug: ["slug"],
  LeagueChange: ["leagueId", "id"],
  LeaguePlayer: ["leagueId", "id"],
  LeagueSeason: ["leagueId", "id"],
  LeagueRules: ["leagueId", "id"],
  LeagueEvening: ["leagueId", "id"],
  LeagueAnswer: ["leagueId", "evening", "player"],
  LeagueAnswerLink: ["leagueId", "player"],
  PushSubscription: ["leagueId", "id"],
  LeagueNotice: ["leagueId", "about"],
  ServerSecret: ["name"],
  LeaguePayment: ["leagueId", "id"],
  LeagueComment: ["leagueId", "about"],
  LeagueGame: ["leagueId", "gameId"],
  PurgeWait: ["id"],
  Purged: ["id"],
};
const tables = Object.keys(keys) as Prisma.ModelName[];

/** The content of a table: the number of rows, and a hash of all of them, in hex. */
export interface TableCount {
  readonly table: Prisma.ModelName;
  readonly rows: number;
  readonly hash: string;
}

/** Milliseconds. */
const maxTimeMs = 24 * 3_600_000;

/** What was moved: its tables, and what was replayed on both sides. */
export interface Moved extends Replays {
  readonly tables: readonly TableCount[];
}

type Report = (done: number, of: number) => void;
const nobody: Report = () => {};

/**
 * Copies everything in a store, as of one moment, to an empty one, on any engines; then reads the copy back and
 * compares it row by row, and compares the results of every game and league when replayed. All of it is there when
 * this resolves, and nothing if it rejects. `copied` reports how many rows are copied, `replayed` how many games are
 * compared.
 */
export function moveStore(
  from: Database,
  to: Database,
  games: Games,
  { copied = nobody, replayed = nobody }: { readonly copied?: Report; readonly replayed?: Report } = {},
): Promise<Moved> {
  return from.snapshot(
    (source) =>
      to.transaction(async (target) => {
        const counts: TableCount[] = [];
        const all = await sizeOf(source);
        let done = 0;
        for (const table of tables) {
          await refuseFull(target, table);
          counts.push(
            await countOf(source, table, async (rows) => {
              await insertRows(target, table, rows as never);
              done += rows.length;
              copied(done, all);
            }),
          );
        }
        for (const count of counts) await refuseOther(target, count);
        return { tables: counts, ...(await compareReplays(source, target, games, replayed)) };
      }, maxTimeMs),
    maxTimeMs,
  );
}

async function refuseFull(target: Store, table: Prisma.ModelName): Promise<void> {
  if ((await pageOf(target, table, undefined, 1)).length > 0)
    throw new Error("The database to move to already has games or leagues. Name an empty one.");
}

async function refuseOther(target: Store, count: TableCount): Promise<void> {
  const { rows, hash } = await countOf(target, count.table);
  if (rows !== count.rows || hash !== count.hash)
    throw new Error(
      `The copy of the table ${count.table} differs from the original: ${rows} rows instead of ${count.rows}, or different ones. Nothing was moved.`,
    );
}

async function sizeOf(store: Store): Promise<number> {
  let size = 0;
  for (const table of tables) {
    const [row] = await store.$queryRaw<{ rows: number | bigint }[]>`
      SELECT COUNT(*) AS "rows" FROM ${raw(`"${table}"`)}`;
    size += Number(row?.rows ?? 0);
  }
  return size;
}

type Row = Readonly<Record<string, unknown>>;

/** Counts a table and hashes it, in the order of its key; `work` gets its rows on the way. */
async function countOf(
  store: Store,
  table: Prisma.ModelName,
  work: (rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<TableCount> {
  const hash = createHash("sha256");
  let rows = 0;
  for (let last: Row | undefined; ; ) {
    const page = await pageOf(store, table, last);
    last = page.at(-1);
    if (!last) return { table, rows, hash: hash.digest("hex") };
    for (const row of page) hash.update(`${textOf(row)}\n`);
    rows += page.length;
    await work(page);
  }
}

/**
 * Rows of a table after a given one, in the order of its key. In SQL, because Prisma's calls page slowly through a
 * long key.
 */
function pageOf(
  store: Store,
  table: Prisma.ModelName,
  last: Row | undefined,
  max = 500,
): Promise<readonly Row[]> {
  const key = raw(keys[table].map((column) => `"${column}"`).join(", "));
  const after = last ? sql`WHERE (${key}) > (${join(keys[table].map((column) => last[column]))})` : raw("");
  return store.$queryRaw`SELECT * FROM ${raw(`"${table}"`)} ${after} ORDER BY ${key} LIMIT ${max}`;
}

/** The same text for the same row on every engine. PostgreSQL's texts have no NUL (postgresql/adapter.ts). */
const textOf = (row: Row): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => {
        const value = row[column];
        if (typeof value === "bigint") return [column, `${value}`];
        return [column, typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value];
      }),
  );
