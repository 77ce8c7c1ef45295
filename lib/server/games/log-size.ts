import { refuseFor } from "../http/http";
import { RequestRefused } from "../http/refused";
import type { Store } from "../store/store";
import { messages } from "../words/words";

/** The largest log, in bytes, that is read at all. No log grows this long any more; an older one may have. */
const maxRead = 8 * 1024 * 1024;

/**
 * Refuses the request if a log is larger than a server with little memory can read. Nothing of it is lost. In SQL,
 * because Prisma's calls cannot sum lengths without reading the texts.
 */
export async function refuseTooLarge(store: Store, gameId: string): Promise<void> {
  const [log] = await store.$queryRaw<{ bytes: number | bigint | null }[]>`
    SELECT SUM(OCTET_LENGTH("body")) AS "bytes" FROM "Entry" WHERE "gameId" = ${gameId}`;
  if (Number(log?.bytes ?? 0) <= maxRead) return;
  throw new RequestRefused(() => refuseFor("game-too-large", messages().gameTooLarge({ max: maxRead })));
}
