import * as z from "../../rules/zod";
import { protocol } from "./protocol";

/** Days in which whoever has the key can bring back what was deleted; after them it is purged. */
export const undoDays = 30;

/** Until when what was deleted at a time can be brought back: ISO 8601. */
export const undoUntil = (deletedAt: Date): string =>
  new Date(deletedAt.getTime() + undoDays * 24 * 3_600_000).toISOString();

/** Brings back a game or a league that was deleted. The keeper key comes as a bearer token. */
export const restoreRequest = z.strictObject({ protocol: z.literal(protocol) });

/** A game or a league after it was deleted or brought back. `until`: how long it can be brought back; null: it is there. */
export const deletionReply = z.object({ id: z.guid(), until: z.nullable(z.iso.datetime()) });
export type DeletionReply = z.infer<typeof deletionReply>;
