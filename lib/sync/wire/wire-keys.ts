import { maxTableNumber, maxUnits } from "@/lib/evening/setup";
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

/** Somebody in an evening, by the id there, and the key in their own link. */
const personLink = z.strictObject({ person: z.string().check(z.regex(/^[\w-]{1,64}$/)), key: newKey });
export type PersonLink = z.infer<typeof personLink>;

/**
 * Opens an evening's tables by the keys on their cards: the first is that of table 1; and by the keys in the links of
 * `people` what they say of being there. All others stop working.
 */
export const tableKeysRequest = z.strictObject({
  protocol: z.literal(protocol),
  keys: z.array(newKey).check(minLength(1), maxLength(maxTableNumber)),
  people: z.optional(z.array(personLink).check(maxLength(maxUnits.partners))),
});
export type TableKeysRequest = z.infer<typeof tableKeysRequest>;

/** The evening whose tables were opened, how many, and how many people have a link. */
export const tableKeysReply = z.object({ id: z.guid(), tables: z.int(), people: z.optional(z.int()) });
export type TableKeysReply = z.infer<typeof tableKeysReply>;
