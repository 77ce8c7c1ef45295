import { hmac as hmacOf } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * HMAC with SHA-256 (RFC 2104, FIPS 180-4). Not `crypto.subtle`, which is missing on pages over plain http, and waiting for
 * which would let somebody tap twice.
 */
export const hmac = (key: string, message: string): Uint8Array =>
  hmacOf(sha256, utf8ToBytes(key), utf8ToBytes(message));
