import { presenceOf } from "@/lib/evening/entries/of-person";
import { saidOf } from "@/lib/evening/entries/of-table";
import { eveningGame } from "@/lib/evening/evening-game";
import type { AppendRequest } from "@/lib/sync/wire/wire";
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
 * Takes over a keeper key from an invite. The server is asked about it before anything else; if there is none here, it
 * is used immediately where the server cannot be reached. If there is another, an old link cannot replace it.
 */
export function invited(header: StoredHeader, key: string): StoredHeader {
  if (header.key === undefined) return withKeys({ ...header, key }, { unchecked: true });
  return header.key === key ? header : withKeys(header, { offered: key });
}

/** A request about keys, authorised by `key`. */
export interface KeyRequest {
  /**
   * Whether an offered key is valid, or the only one here; that another replaces `key`; that hands may be proposed with
   * one; that an evening's tables have keys, which follow from `other`.
   */
  readonly about: "offered" | "unchecked" | "next" | "hand" | "tables";
  readonly key: string;
  readonly other: string;
  /** Of an evening's tables: its people, whose links follow from `other`, too. */
  readonly people?: readonly string[];
  /** Of a hand key: it becomes the only valid one. */
  readonly only: boolean;
}

/** The key request that has to be sent before anything else; undefined if there is none. */
export function nextKeyRequest({
  key,
  keys = {},
  game,
  options,
  summary,
}: StoredHeader): KeyRequest | undefined {
  const { offered, unchecked, next, hand, tell, tables } = keys;
  if (offered !== undefined) return { about: "offered", key: offered, other: offered, only: false };
  if (key === undefined) return undefined;
  if (unchecked) return { about: "unchecked", key, other: key, only: false };
  if (next !== undefined) return { about: "next", key, other: next, only: false };
  const hasCards = game === eveningGame && options.form !== "table";
  const people = keys.links && summary.players.map(({ id }) => id);
  if (hasCards && (!tables || (people && keys.people !== people.join(" "))))
    return { about: "tables", key, other: key, only: false, ...(people && { people }) };
  if (hand === undefined || tell === undefined) return undefined;
  return { about: "hand", key, other: hand, only: tell === "only" };
}

/** The header after the server has answered, either by carrying it out or by refusing the key. */
export function afterKeyRequest(
  header: StoredHeader,
  { about, other, people }: KeyRequest,
  isDone: boolean,
): StoredHeader {
  switch (about) {
    case "offered":
    case "next": {
      const settled = withKeys(isDone ? withoutOldHand(header) : header, {
        [about]: undefined,
        ...(isDone && { tables: undefined, people: undefined }),
      });
      return isDone ? keyIsRight({ ...settled, key: other }) : settled;
    }
    case "unchecked":
      return isDone ? keyIsRight(header) : withoutKey(header);
    case "tables":
      return isDone
        ? withKeys(header, { tables: true, ...(people && { people: people.join(" ") }) })
        : header;
    case "hand":
      return withKeys(header, isDone ? { tell: undefined } : { hand: undefined, tell: undefined });
  }
}

/** The server has shown that the keeper key here is the game's. */
export const keyIsRight = (header: StoredHeader): StoredHeader =>
  header.keys?.unchecked ? withKeys(header, { unchecked: undefined }) : header;

const withoutKey = ({ key: _refused, ...header }: StoredHeader): StoredHeader =>
  withKeys(header, { unchecked: undefined, next: undefined });

/** A new keeper key makes the server forget all hand keys, except one that it has not received yet. */
const withoutOldHand = (header: StoredHeader): StoredHeader =>
  header.keys?.tell === undefined ? withKeys(header, { hand: undefined }) : header;

/** People's own links are to open: not before somebody is shown one. */
export const withLinks = (header: StoredHeader): StoredHeader =>
  header.keys?.links ? header : withKeys(header, { links: true });

/** What a card or a link is for: a table, or whether somebody, or their pair, is there. No table is called like that. */
export type Place = { readonly table: number } | { readonly who: string };
export const placeOf = (place: Place): string =>
  "table" in place ? String(place.table) : `who:${place.who}`;

/** A table's card was read, or somebody's own link: what is said with it can be entered here. */
export const withCard = (header: StoredHeader, place: Place, key: string): StoredHeader => {
  const at = placeOf(place);
  const card = header.keys?.cards?.[at];
  return card?.key === key ? header : withKeys(header, { cards: { ...header.keys?.cards, [at]: { key } } });
};

/** This device has said the results of these tables: whoever agrees here does so on the phone that said it. */
export const withSaid = (header: StoredHeader, said: readonly unknown[]): StoredHeader =>
  said.reduce<StoredHeader>((before, entry) => {
    const { kind, round, table = "" } = saidOf(entry) ?? {};
    const card = before.keys?.cards?.[table];
    if (kind !== "result" || round === undefined || !card) return before;
    return withKeys(before, { cards: { ...before.keys?.cards, [table]: { ...card, said: round } } });
  }, header);

/** The key of what an entry is about, where a card or a link has brought it. */
export function cardKeyFor({ keys }: StoredHeader, entry: unknown): string | undefined {
  const [table, who] = [saidOf(entry)?.table, presenceOf(entry)];
  const place = table !== undefined ? { table } : who !== undefined ? { who } : undefined;
  return place && keys?.cards?.[placeOf(place)]?.key;
}

/** Of a request, the first entries that go with one card or link; all where the evening's key is here. */
export function ofOneTable(header: StoredHeader, request: AppendRequest): AppendRequest {
  if (header.key !== undefined) return request;
  const key = cardKeyFor(header, request.entries[0]);
  const others = request.entries.findIndex((entry) => cardKeyFor(header, entry) !== key);
  return others < 0 ? request : { ...request, entries: request.entries.slice(0, others) };
}
