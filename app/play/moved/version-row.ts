import type { Position } from "@/lib/rules/game";

/** One field of two versions of an entry. A text is undefined if that version lacks the field. */
export interface VersionRow {
  readonly label: string;
  readonly there: string | undefined;
  readonly mine: string | undefined;
  /** Whether they contradict each other. */
  readonly differs: boolean;
}

/** One row, or none if neither version has the field. */
export function rowsOf(label: string, there: string | undefined, mine: string | undefined): VersionRow[] {
  if (there === undefined && mine === undefined) return [];
  return [{ label, there, mine, differs: there !== undefined && mine !== undefined && there !== mine }];
}

/** Undefined for an unknown player. */
export const nameOf = ({ players }: Position, id: unknown): string | undefined =>
  players.find((player) => player.id === id)?.name.trim();
