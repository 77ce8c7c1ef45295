import * as z from "../../rules/zod";
import { protocol } from "./protocol";

/** For how many days the key can restore a deleted item before it is purged. */
export const undoDays = 30;

/** The time until which an item deleted at this time can be restored: ISO 8601. */
export const undoUntil = (deletedAt: Date): string =>
  new Date(deletedAt.getTime() + undoDays * 24 * 3_600_000).toISOString();

/** Restores a deleted game or league. The keeper key is the bearer token. */
export const restoreRequest = z.strictObject({ protocol: z.literal(protocol) });

/**
 * A game or a league after it was deleted or restored. `until`: how long it can be restored; null: it is not deleted.
 */
export const deletionReply = z.object({ id: z.guid(), until: z.nullable(z.iso.datetime()) });
export type DeletionReply = z.infer<typeof deletionReply>;
