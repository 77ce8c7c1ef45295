import type { StandingResult } from "../result/types";
import type { Key, Setup } from "../setup";

/** A row of the standings, whoever it is. */
type Row = Pick<StandingResult, "games" | "wins"> & {
  readonly [Figure in Exclude<keyof StandingResult, "who" | "games" | "wins">]?:
    | StandingResult[Figure]
    | undefined;
};

/** Whether the standings are by averages per game. */
export const isByAverage = ({ form, settings }: Pick<Setup, "form" | "settings">): boolean =>
  form === "alone" || settings.rest === "per-game";

/** What a row and the one before it have in the key that parts them, as people read it. */
export interface Parted {
  readonly by: Key;
  /** The row before, and this one; undefined where the key is no number of theirs. */
  readonly one: number | undefined;
  readonly other: number | undefined;
  /** Whether these are per game: not both have played as many. */
  readonly isPerGame: boolean;
}

/**
 * What parts a row from the one before it, `isDivided` by games; undefined where they are level, or one of them has no
 * place.
 */
export function partedBy(isDivided: boolean, before: Row | undefined, row: Row): Parted | undefined {
  const by = row.separates;
  if (!before || by === undefined || by === "least" || by === "spare") return undefined;
  const isPerGame = isDivided && before.games !== row.games;
  const value = (each: Row): number | undefined => {
    const total = totalOf(each, by);
    return total === undefined || !isPerGame ? total : total / Math.max(1, each.games);
  };
  return { by, one: value(before), other: value(row), isPerGame };
}

function totalOf(row: Row, by: Key): number | undefined {
  switch (by) {
    case "wins":
      return row.wins / 2;
    case "difference":
      return (row.for ?? 0) - (row.against ?? 0);
    case "for":
      return row.for;
    case "opponents":
      return row.opponents === undefined ? undefined : row.opponents / 2;
    case "points":
      return row.points;
    case "places":
      return row.places && row.places[0] / row.places[1];
    case "head-to-head":
    case "lot":
      return undefined;
  }
}
