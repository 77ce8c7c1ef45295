import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import type { Page } from "playwright-core";
import { engine, newDatabaseUrl } from "../store/engine";
import { startServer, type TestServer } from "./server";

const fixture = (name: string): string =>
  readFileSync(new URL(`../../compatibility/f432e71/${name}`, import.meta.url), "utf8");

interface ShownGame {
  readonly id: string;
  /** By name, as the board showed them. */
  readonly totals: Readonly<Record<string, number>>;
}

/** Names of the recorded games; the server never had `waiting`. */
export type GameName = "finished" | "pool" | "train" | "pip" | "held" | "waiting";

export interface Expected {
  readonly leagueId: string;
  readonly games: Readonly<Record<GameName, ShownGame>>;
  /** Replies for the league, by the last part of the path. */
  readonly league: Readonly<Record<"standings" | "money" | "records" | "games" | "players", unknown>>;
  /** Replies of `/api/games/ID`. */
  readonly logs: Readonly<Record<Exclude<GameName, "waiting">, { readonly head: number }>>;
}

export const expected = JSON.parse(fixture("expected.json")) as Expected;
export const archive = fixture("archive.json");

/**
 * A server of this version on the database of commit f432e71, which only had SQLite; for PostgreSQL it is moved first.
 * The file is created in `folder`.
 */
export async function startOnEarlierStore(folder: string): Promise<TestServer> {
  await mkdir(folder, { recursive: true });
  const database = new Database(join(folder, "pipkeeper.db"));
  database.exec(fixture("store.sql"));
  database.close();
  const DATABASE_URL = await newDatabaseUrl(folder);
  if (engine !== "sqlite") {
    const command = [".next/bin/command.mjs", "move", `file:${join(folder, "pipkeeper.db")}`, DATABASE_URL];
    await promisify(execFile)(process.execPath, command);
  }
  return startServer({ DATABASE_URL }, { folder });
}

interface Device {
  readonly version: number;
  readonly stores: Readonly<
    Record<
      string,
      {
        readonly keyPath: string | string[] | null;
        readonly rows: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
      }
    >
  >;
  readonly localStorage: Readonly<Record<string, string>>;
}

/** Fills this page's browser with the data of the phone that commit f432e71 was used on. */
export async function becomeEarlierPhone(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const device = JSON.parse(text) as Device;
        for (const [key, value] of Object.entries(device.localStorage)) localStorage.setItem(key, value);
        const opening = indexedDB.open("pipkeeper", device.version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const [name, { keyPath, rows }] of Object.entries(device.stores)) {
            const store = opening.result.createObjectStore(name, keyPath === null ? {} : { keyPath });
            for (const { key, value } of rows)
              if (keyPath === null) store.put(value, key);
              else store.put(value);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    fixture("device.json"),
  );
}
