import type { Position } from "@/lib/rules/game";

/** One answer in two versions of an entry. A text is undefined if that version does not have it. */
export interface VersionRow {
  readonly label: string;
  readonly there: string | undefined;
  readonly mine: string | undefined;
  /** Whether they contradict each other. */
  readonly differs: boolean;
}

/** No row if neither version has the answer. */
export function rowsOf(label: string, there: string | undefined, mine: string | undefined): VersionRow[] {
  if (there === undefined && mine === undefined) return [];
  return [{ label, there, mine, differs: there !== undefined && mine !== undefined && there !== mine }];
}

/** Undefined if the player is unknown. */
export const nameOf = ({ players }: Position, id: unknown): string | undefined =>
  players.find((player) => player.id === id)?.name.trim();
