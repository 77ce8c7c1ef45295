/**
 * How JSON is packed into few bytes, for a code that a camera reads: what was there before is only named again. A token
 * begins with one byte:
 *
 * | byte | what it stands for |
 * |---|---|
 * | 0-99 | that number |
 * | 100-199 | a text that is known, by its place among `words` and those that came before |
 * | 200 … | `tags` |
 * | 213-255 | a record with the keys of one before, by its place among them; its values follow |
 */
export const firstText = 100;
export const firstShape = 213;
export const tags = {
  null: 200,
  false: 201,
  true: 202,
  /** A whole number, in zigzag: 0, −1, 1, −2 … */
  whole: 203,
  /** Another number, as its text. */
  fraction: 204,
  /** A text that is new: its length in bytes, and its UTF-8. */
  text: 205,
  /** A known text beyond the first hundred. */
  farText: 206,
  /** A UUID: its time after the time before, and the rest; `idOfPhone`: less the three bytes it shares with the one before. */
  id: 207,
  idOfPhone: 208,
  /** A UUID that came before. */
  knownId: 209,
  /** A time: how long after the time before. */
  time: 210,
  list: 211,
  /** A record: how many keys, those, and the values. */
  record: 212,
} as const;

/** Only ever added to at the end: what an earlier version has packed is read by it. */
export const words = [
  ...["kind", "id", "at", "hand", "round", "out", "left", "target", "entry", "amend", "void", "end"],
];

/** Records that may be named again, and how deep they may lie in each other: entries are far below both. */
export const maxShapes = 256 - firstShape;
export const maxDepth = 8;

export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where three bytes are the same in all entries of a phone (lib/client/game/phone.ts). */
export const phone = { from: 10, to: 13 } as const;

/** Milliseconds since 1970, if it is a time as programs write it, and not earlier. */
export function timeIn(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  return time >= 0 && new Date(time).toISOString() === text ? time : undefined;
}
