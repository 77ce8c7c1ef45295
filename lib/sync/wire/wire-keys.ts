import { maxTableNumber } from "@/lib/evening/setup";
import { maxLength, minLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { keeperKey, protocol } from "./protocol";

/** A key is in a body only when it is new to the server, which stores its hash. */
const newKey = z.string().check(z.regex(keeperKey));

/**
 * Replaces the keeper key by `key`, authorised by the current one. Sending it again changes nothing: the new key
 * authorises repeating the request.
 */
export const keeperKeyRequest = z.strictObject({ protocol: z.literal(protocol), key: newKey });
export type KeeperKeyRequest = z.infer<typeof keeperKeyRequest>;

/** Lets `key` propose hands; `only`: all other hand keys stop working. */
export const handKeyRequest = z.strictObject({
  protocol: z.literal(protocol),
  key: newKey,
  only: z.optional(z.boolean()),
});
export type HandKeyRequest = z.infer<typeof handKeyRequest>;

/** The most hand keys of one game; each scorekeeper's phone makes its own. */
export const maxHandKeys = 16;

/** The game whose keys were changed, and how many hand keys it has. */
export const keysReply = z.object({ id: z.guid(), handKeys: z.int() });
export type KeysReply = z.infer<typeof keysReply>;

/** Opens an evening's tables by the keys on their cards: the first is that of table 1. All others stop working. */
export const tableKeysRequest = z.strictObject({
  protocol: z.literal(protocol),
  keys: z.array(newKey).check(minLength(1), maxLength(maxTableNumber)),
});
export type TableKeysRequest = z.infer<typeof tableKeysRequest>;

/** The evening whose tables were opened, and how many. */
export const tableKeysReply = z.object({ id: z.guid(), tables: z.int() });
export type TableKeysReply = z.infer<typeof tableKeysReply>;
