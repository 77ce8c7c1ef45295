/**
 * HMAC with SHA-256 (RFC 2104, FIPS 180-4). Written out, because `crypto.subtle` is missing on pages over plain http, and
 * waiting for it would let somebody tap twice.
 */

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The first 32 bits of the fractional part of a root: constants of the algorithm. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const primes: readonly number[] = Array.from({ length: 310 }, (_, index) => index + 2).filter((number) => {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
});
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const block = 64;

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / block) * block);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const hash = Int32Array.from(beginning);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += block) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(at + index * 4);
    for (let index = 16; index < 64; index++) {
      const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
      const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[index] = ((words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let index = 0; index < 64; index++) {
      const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const one = (h + high + chosen + (constants[index] ?? 0) + (words[index] ?? 0)) | 0;
      const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + low + most) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
      hash[index] = ((hash[index] ?? 0) + word) | 0;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

export function hmac(key: string, message: string): Uint8Array {
  const bytes = bytesOf(key);
  const padded = new Uint8Array(block);
  padded.set(bytes.length > block ? sha256(bytes) : bytes);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      bytesOf(message),
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
