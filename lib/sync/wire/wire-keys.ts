import * as z from "../../rules/zod";
import { keeperKey, protocol } from "./protocol";

/** A key travels in a body only when the server is to know it from then on; it keeps its hash. */
const newKey = z.string().check(z.regex(keeperKey));

/**
 * Makes `key` the keeper key, by whoever has the one until then. Sent again it changes nothing: who knows the key that
 * holds by now may say so.
 */
export const keeperKeyRequest = z.strictObject({ protocol: z.literal(protocol), key: newKey });
export type KeeperKeyRequest = z.infer<typeof keeperKeyRequest>;

/** Lets whoever has `key` propose hands; `only`: nobody else from now on. */
export const handKeyRequest = z.strictObject({
  protocol: z.literal(protocol),
  key: newKey,
  only: z.optional(z.boolean()),
});
export type HandKeyRequest = z.infer<typeof handKeyRequest>;

/** The most keys by which hands may be proposed in one game; each scorekeeper's phone makes its own. */
export const maxHandKeys = 16;

/** The game whose keys were changed, and how many keys there are to propose hands. */
export const keysReply = z.object({ id: z.guid(), handKeys: z.int() });
export type KeysReply = z.infer<typeof keysReply>;
