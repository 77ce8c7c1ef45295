import type * as z from "zod/mini";
import { version } from "@/package.json";
import { answer, refuseFor } from "../http/http";
import type { healthReply } from "../http/openapi/api-schemas";
import type { Call } from "../http/route";
import type { Store } from "../store/store";
import { storeFault } from "../store/store-fault";
import { messages } from "../words/words";
import { logFault } from "./log";

/** Bytes: below this a busy evening may fill the disk before anybody notices. */
const minFreeBytes = 64 * 1024 * 1024;

/** `GET /api/health`: whether the database can be read, is complete and can grow. */
export async function health({ server }: Call): Promise<Response> {
  const { database, migrations } = server;
  let applied: number;
  let free: number | undefined;
  try {
    free = await database.check();
    applied = await appliedOf(database);
  } catch (error) {
    const fault = storeFault(error);
    if (fault === "gone" || fault === "damaged") return refuseFor("not-ready", messages().storeGone);
    logFault("health", error);
    return refuseFor("not-ready", messages().databaseUnreadable);
  }
  if (applied < migrations)
    return refuseFor("not-ready", messages().migrationsMissing({ missing: migrations - applied }));
  if (free !== undefined && free < minFreeBytes)
    return refuseFor("not-ready", messages().diskFull({ free, min: minFreeBytes }));
  return answer({
    status: "ready",
    version,
    engine: database.engine,
    ...(database.replica && { replica: database.replica.state }),
    migrations: applied,
    ...(free !== undefined && { disk: { free } }),
  } satisfies z.infer<typeof healthReply>);
}

/** In SQL, because the table is not in the schema: Prisma's own tool maintains it. */
async function appliedOf(database: Store): Promise<number> {
  const [row] = await database.$queryRaw<{ applied: number | bigint }[]>`
    SELECT COUNT(*) AS "applied" FROM "_prisma_migrations"
    WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;
  return Number(row?.applied ?? 0);
}
