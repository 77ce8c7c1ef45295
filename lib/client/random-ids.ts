import { base64url } from "@/lib/export/base64url";

/** Made without `crypto.randomUUID`, which pages on plain http do not have. */
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

let latest = 0;

/** A UUIDv7 (RFC 9562): sorts by creation time, even within one millisecond and when the clock is set back. */
export function newId(now: number = Date.now()): string {
  // Milliseconds and a counter of 1/4096 of one, which take the place of the first random bits.
  latest = Math.max(now * 4096, latest + 1);
  const time = Math.floor(latest / 4096)
    .toString(16)
    .padStart(12, "0");
  const counter = (latest % 4096).toString(16).padStart(3, "0");
  const random = randomBytes(8);
  random[0] = 0x80 | ((random[0] ?? 0) & 0x3f);
  const tail = hexOf(random);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/** This many random bytes, as hexadecimal digits. */
export const randomHex = (bytes: number): string => hexOf(randomBytes(bytes));

/** A keeper key: 192 random bits in base64url, 32 characters. */
export const newKey = (): string => base64url(randomBytes(24));
