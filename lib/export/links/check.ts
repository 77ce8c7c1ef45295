const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** MurmurHash3's way of mixing, letter by letter: any change of a text changes about half the bits. */
function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0xcc9e2d51);
    mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/**
 * 48 bits of a text in eight letters: a damaged text has the same ones once in 10^14. It protects against accidents,
 * not against people, and is made without `crypto.subtle`, which pages on plain http do not have.
 */
export function checkOf(text: string): string {
  const four = (bits: number) => [0, 6, 12, 18].map((shift) => letters[(bits >>> shift) & 63]).join("");
  return four(hash(text, 1)) + four(hash(text, 2));
}
