import type { Position } from "@/lib/rules/game";

/** One thing that two versions of an entry say. A text is undefined where that version says nothing of it. */
export interface VersionRow {
  readonly label: string;
  readonly there: string | undefined;
  readonly mine: string | undefined;
  /** Whether they contradict each other. */
  readonly differs: boolean;
}

/** No row where neither version says anything. */
export function rowsOf(label: string, there: string | undefined, mine: string | undefined): VersionRow[] {
  if (there === undefined && mine === undefined) return [];
  return [{ label, there, mine, differs: there !== undefined && mine !== undefined && there !== mine }];
}

/** Undefined for a stranger. */
export const nameOf = ({ players }: Position, id: unknown): string | undefined =>
  players.find((player) => player.id === id)?.name.trim();
