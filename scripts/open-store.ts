import { readSettings } from "../lib/server/ops/env";
import { openDatabase } from "../lib/server/store/open";
import type { Database } from "../lib/server/store/store";

/** Opens the database that a server started here would open. */
export const openStore = (): Promise<Database> => openDatabase(readSettings(process.env).database);
