import { isRecord } from "@/lib/rules/record";
import { randomHex } from "../random-ids";

/**
 * Which phone an entry was made on, as far as this one can tell. The last part of an entry's id, otherwise random,
 * begins with six digits that all entries of this browser in one game share. They identify nobody and differ in every
 * game.
 */
export type Origin = "here" | "elsewhere" | undefined;

interface Mark {
  readonly mark: string;
  /** Milliseconds since 1970: earlier entries had no mark. */
  readonly since: number;
}

const placeOf = (game: string): string => `pipkeeper/phone/${game}`;

function storedMark(game: string): Mark | undefined {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(placeOf(game)) ?? "null");
    if (!isRecord(raw) || typeof raw.mark !== "string" || typeof raw.since !== "number") return undefined;
    return { mark: raw.mark, since: raw.since };
  } catch {
    return undefined;
  }
}

/** A new id with this phone's mark in it. If nothing can be stored it stays as it is. */
export function marked(id: string, game: string, now: number): string {
  const mark = storedMark(game)?.mark ?? createMark(game, now);
  return mark === undefined ? id : `${id.slice(0, 24)}${mark}${id.slice(30)}`;
}

function createMark(game: string, now: number): string | undefined {
  const mark = randomHex(3);
  try {
    localStorage.setItem(placeOf(game), JSON.stringify({ mark, since: now }));
    return mark;
  } catch {
    return undefined;
  }
}

/** On which phone an entry was made. */
export function originOf(game: string, id: unknown): Origin {
  if (typeof id !== "string") return undefined;
  const own = storedMark(game);
  if (own && id.slice(24, 30) === own.mark) return "here";
  const made = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return own && made > own.since ? "elsewhere" : undefined;
}
