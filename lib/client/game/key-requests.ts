import type { OtherKeys, StoredHeader } from "../store/device-store";

/** The header with other keys; what is undefined is left out. */
export function withKeys(
  header: StoredHeader,
  change: { [Name in keyof OtherKeys]: OtherKeys[Name] | undefined },
): StoredHeader {
  const all = Object.entries({ ...header.keys, ...change }).filter(([, value]) => value !== undefined);
  return { ...header, keys: Object.fromEntries(all) };
}

/**
 * Takes in a keeper key that came by an invite. Where there is none it holds at once, also without a network; where
 * there is another, an old link must not take the place of a key that is right, so that the server is asked first.
 */
export function invited(header: StoredHeader, key: string): StoredHeader {
  if (header.key === undefined) return { ...header, key };
  return header.key === key ? header : withKeys(header, { offered: key });
}

/** Something that the server is to be told or asked about keys, by whoever has `key`. */
export interface KeyRequest {
  /** Whether an offered key is right; that another takes the place of `key`; that hands may be proposed with one. */
  readonly about: "offered" | "next" | "hand";
  readonly key: string;
  readonly other: string;
  /** Of a key for hands: it alone holds. */
  readonly only: boolean;
}

/** What the server is to be told or asked about keys before all else; undefined when there is nothing. */
export function nextKeyRequest({ key, keys = {} }: StoredHeader): KeyRequest | undefined {
  const { offered, next, hand, tell } = keys;
  if (offered !== undefined) return { about: "offered", key: offered, other: offered, only: false };
  if (key === undefined) return undefined;
  if (next !== undefined) return { about: "next", key, other: next, only: false };
  if (hand === undefined || tell === undefined) return undefined;
  return { about: "hand", key, other: hand, only: tell === "only" };
}

/** The header once the server has answered, having done it or refused the key. */
export function afterKeyRequest(
  header: StoredHeader,
  { about, other }: KeyRequest,
  isDone: boolean,
): StoredHeader {
  switch (about) {
    case "offered":
    case "next": {
      const settled = withKeys(isDone ? withoutOldHand(header) : header, { [about]: undefined });
      return isDone ? { ...settled, key: other } : settled;
    }
    case "hand":
      return withKeys(header, isDone ? { tell: undefined } : { hand: undefined, tell: undefined });
  }
}

/** With another keeper key the server forgets the keys for hands; one that it was not told of yet is still to come. */
const withoutOldHand = (header: StoredHeader): StoredHeader =>
  header.keys?.tell === undefined ? withKeys(header, { hand: undefined }) : header;
