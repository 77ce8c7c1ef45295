import * as z from "../../rules/zod";

/**
 * A reply, if it has this shape. It is returned as it was sent, not as a copy: copies lose a player whose id is
 * `__proto__`.
 */
export function readReply<T>(schema: z.ZodMiniType<T>, raw: unknown): T | undefined {
  return z.safeParse(schema, raw).success ? (raw as T) : undefined;
}
