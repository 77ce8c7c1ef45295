import { afterAll } from "vitest";
import type { Database } from "../../../lib/server/store/store";
import { temporaryDirectory } from "../temporary";
import { newDatabaseUrl, openAt } from "./engine";

/** A database for the calling test file. */
export async function openTestDatabase(): Promise<Database> {
  const database = await openAt(await newDatabaseUrl(temporaryDirectory()));
  afterAll(() => database.$disconnect());
  return database;
}
