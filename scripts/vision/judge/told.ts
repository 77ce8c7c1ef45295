import type { Hint } from "../../../lib/vision";
import { type Score, type Share, wilson } from "./score";

/** From where a photo was taken, or what lies on it. */
export type View = "above" | "seat" | "standing" | "heap";

/** By the words of a truth.json, `above` if they do not say otherwise. What the photo's `view` says counts first. */
export function viewOf({ view = "", notes = "" }: { readonly view?: string; readonly notes?: string }): View {
  for (const words of [view, notes]) {
    if (/from above/.test(words)) return "above";
    if (/on top of|\bheap\b/.test(words)) return "heap";
    if (/low view|\brack\b|\bfan(ned)?\b|\bstanding\b(?! in front)/.test(words)) return "standing";
    if (/\bsteep\b|\bseat\b|holding/.test(words)) return "seat";
  }
  return "above";
}

/** What a person is told of the tiles that were not read. */
export interface Told {
  /** Tiles for which nothing at all was read. */
  readonly missed: number;
  /** Places that are asked about. */
  readonly marked: number;
  /** Whether something is said that a better photo would need. */
  readonly said: boolean;
}

/** `marked`: places that look like a tile and were not read. A tile that was misread is no missed one. */
export const toldOf = ({ missing, wrong }: Score, marked: number, hints: readonly Hint[]): Told => ({
  missed: Math.max(0, missing.length - wrong.length),
  marked,
  said: hints.some((hint) => hint !== "larger-set"),
});

export interface ToldSummary {
  /** Of the photos that miss tiles, those that mark as many places as are missed, or say why. */
  readonly told: Share;
  /** Of these, the ones that mark as many places. */
  readonly marked: Share;
  /** Of the photos on which every tile was read, those that ask about something else. */
  readonly needless: Share;
  /** Of the same photos, those that ask for a better one. */
  readonly needlesslySaid: Share;
}

export function toldSummaryOf(all: readonly Told[]): ToldSummary {
  const missing = all.filter(({ missed }) => missed > 0);
  const complete = all.filter(({ missed }) => missed === 0);
  const count = (some: readonly Told[], is: (one: Told) => boolean): Share =>
    wilson(some.filter(is).length, some.length);
  const isMarked = ({ marked, missed }: Told): boolean => marked >= missed;
  return {
    told: count(missing, (one) => isMarked(one) || one.said),
    marked: count(missing, isMarked),
    needless: count(complete, ({ marked }) => marked > 0),
    needlesslySaid: count(complete, ({ said }) => said),
  };
}
