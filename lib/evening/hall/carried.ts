import { playerRecord } from "../../rules/people/table";
import type { EveningResult } from "../result/types";
import { sidesAt } from "./seat-plan";
import { pointsAt } from "./trace";

/** A table's result as a picture carries it to the host: the points by side, in form `alone` by seat. */
export interface Carried {
  readonly round: number;
  readonly table: number;
  readonly points: readonly number[];
  /** The scoresheet it comes from. */
  readonly game: string;
}

/** It is part of an address, and so of a code that any camera reads. */
export const carriedText = ({ round, table, points, game }: Carried): string =>
  [round, table, ...points, game].join(".");

const written = /^(\d{1,2})\.(\d{1,2})\.((?:-?\d{1,6}\.){2,8})([A-Za-z0-9_-]{1,64})$/;

/** Reads one; undefined if it did not arrive whole. */
export function readCarried(text: string): Carried | undefined {
  const [, round, table, points = "", game = ""] = written.exec(text) ?? [];
  if (round === undefined) return undefined;
  return {
    round: Number(round),
    table: Number(table),
    points: points.split(".").slice(0, -1).map(Number),
    game,
  };
}

/** What a picture brings: a carried result as its address has it, and perhaps the hands that it comes from. */
export interface Brought {
  readonly said: string;
  readonly hands?: string | undefined;
}

/** The address in a code, without its origin: a camera that knows no evenings opens the host's page by it. */
export const broughtAddress = (evening: string, { said, hands }: Brought): string =>
  `/evening?game=${evening}&said=${said}${hands === undefined ? "" : `&hands=${hands}`}`;

/** An address of this evening, whatever its origin. */
function ofEvening(text: string, evening: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isOurs = url.searchParams.get("game")?.toLowerCase() === evening.toLowerCase();
  return isOurs && url.pathname === "/evening" ? url : undefined;
}

/** What the text of a code brings to this evening; undefined if it is any other code. */
export function broughtIn(text: string, evening: string): Brought | undefined {
  const query = ofEvening(text, evening)?.searchParams;
  const said = query?.get("said") ?? undefined;
  return said === undefined ? undefined : { said, hands: query?.get("hands") ?? undefined };
}

/** The address in the code of one of this evening’s tables, without its origin; undefined if it is any other code. */
export function cardIn(text: string, evening: string): string | undefined {
  const url = ofEvening(text, evening);
  return url?.searchParams.has("table") ? url.pathname + url.search + url.hash : undefined;
}

/** What a carried result says to an evening: something new, what it knows already, something else, or nothing at all. */
export type Meets = "new" | "same" | "other" | "stranger";

export function meets({ rounds }: Pick<EveningResult, "rounds">, { round, table, points }: Carried): Meets {
  const found = rounds[round - 1]?.tables.find((each) => each.table === table);
  if (!found || sidesAt(found).length !== points.length) return "stranger";
  if (found.points === undefined) return "new";
  return points.every((each, side) => each === pointsAt(found, side)) ? "same" : "other";
}

/** The points as an entry has them; the ids are those of the table. */
export function carriedPoints({ rounds }: Pick<EveningResult, "rounds">, carried: Carried): object {
  const found = rounds[carried.round - 1]?.tables.find((each) => each.table === carried.table);
  if (!found?.seats) return carried.points;
  return playerRecord(found.seats.map((id, seat) => [id, carried.points[seat] ?? 0]));
}
