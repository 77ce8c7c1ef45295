import { Prisma } from "@/generated/prisma/client";
import { refuseFor } from "../http/http";
import { RequestRefused } from "../http/refused";
import type { Sql } from "../store/sql";
import { say } from "../words";

/** Bytes of a log that is read at all. No log gets as long any more; one from before may have. */
const mostRead = 8 * 1024 * 1024;

/** Refuses the request when a log is larger than a server with little memory can read. Nothing of it is lost. */
export async function refuseTooLarge(sql: Sql, gameId: string): Promise<void> {
  const [log] = await sql.rows<{ bytes: number | null }>(
    Prisma.sql`SELECT SUM(OCTET_LENGTH("body")) AS "bytes" FROM "Entry" WHERE "gameId" = ${gameId}`,
  );
  if ((log?.bytes ?? 0) <= mostRead) return;
  throw new RequestRefused(() => refuseFor("game-too-large", say.gameTooLarge({ most: mostRead })));
}
