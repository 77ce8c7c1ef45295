import { createHash, timingSafeEqual } from "node:crypto";
import { keeperKey } from "@/lib/sync/wire/protocol";

/** The key of a request's `Authorization: Bearer …`, or undefined if there is none of a valid shape. */
export function bearerKey(headers: Pick<Headers, "get">): string | undefined {
  const [scheme, key, ...rest] = (headers.get("authorization") ?? "").trim().split(/ +/);
  if (scheme?.toLowerCase() !== "bearer" || rest.length > 0) return undefined;
  return key !== undefined && keeperKey.test(key) ? key : undefined;
}

/** The stored form of a key: SHA-256, in hex. A key is at least 128 random bits, so this needs no salt. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Whether this key has that hash, compared in constant time. */
export function isKey(key: string, keyHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKey(key), "hex"), Buffer.from(keyHash, "hex"));
}
