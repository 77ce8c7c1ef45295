import type { OtherKeys, StoredHeader } from "../../store/device-store";

/** The header with changed keys; undefined ones are left out. */
export function withKeys(
  header: StoredHeader,
  change: { [Name in keyof OtherKeys]: OtherKeys[Name] | undefined },
): StoredHeader {
  const all = Object.entries({ ...header.keys, ...change }).filter(([, value]) => value !== undefined);
  return { ...header, keys: Object.fromEntries(all) };
}

/**
 * Takes over a keeper key from an invite. If there is none here, it is used immediately, even without a network. If
 * there is another, the server is asked first, so that an old link cannot replace a valid key.
 */
export function invited(header: StoredHeader, key: string): StoredHeader {
  if (header.key === undefined) return { ...header, key };
  return header.key === key ? header : withKeys(header, { offered: key });
}

/** A request about keys, authorised by `key`. */
export interface KeyRequest {
  /** Whether an offered key is valid; that another replaces `key`; that hands may be proposed with one. */
  readonly about: "offered" | "next" | "hand";
  readonly key: string;
  readonly other: string;
  /** Of a hand key: it becomes the only valid one. */
  readonly only: boolean;
}

/** The key request that has to be sent before anything else; undefined if there is none. */
export function nextKeyRequest({ key, keys = {} }: StoredHeader): KeyRequest | undefined {
  const { offered, next, hand, tell } = keys;
  if (offered !== undefined) return { about: "offered", key: offered, other: offered, only: false };
  if (key === undefined) return undefined;
  if (next !== undefined) return { about: "next", key, other: next, only: false };
  if (hand === undefined || tell === undefined) return undefined;
  return { about: "hand", key, other: hand, only: tell === "only" };
}

/** The header after the server has answered, either by carrying it out or by refusing the key. */
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

/** A new keeper key makes the server forget all hand keys, except one that it has not received yet. */
const withoutOldHand = (header: StoredHeader): StoredHeader =>
  header.keys?.tell === undefined ? withKeys(header, { hand: undefined }) : header;
