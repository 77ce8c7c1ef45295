import { isRecord } from "../../rules/record";
import type { EveningState } from "../state";

/** What people say of the table that they sit at. */
const kinds: readonly unknown[] = ["game", "result", "confirm", "dispute"];

/** An entry about one table, or one that is held. */
interface Said {
  readonly kind: unknown;
  readonly round: number;
  readonly table: number;
  readonly isHeld: boolean;
}

/** What an entry says of a table as somebody who sits there; undefined if it says something else. */
export function saidOf(entry: unknown): Said | undefined {
  if (!isRecord(entry)) return undefined;
  const isHeld = entry.kind === "hold";
  const said = isHeld ? entry.entry : entry;
  if (!isRecord(said) || !kinds.includes(said.kind)) return undefined;
  const { kind, round, table, by } = said;
  if (typeof round !== "number" || typeof table !== "number") return undefined;
  // A result without `by` would be the host's.
  return kind === "game" || typeof by === "string" ? { kind, round, table, isHeld } : undefined;
}

/** The most that is said of one table in one round, so that no card fills the log of a whole evening. */
export const maxSaid = 60;

/**
 * Whether the key of this table may write an entry: what is said there, in the last round or where the table plays on.
 * Of earlier rounds, whose results silence has confirmed, it may repeat what is so already, since replay refuses all
 * else; and what a phone without signal held back reaches the host as held, which counts only if people decide so.
 */
export function isOfTable({ rounds }: Pick<EveningState, "rounds">, table: number, entry: unknown): boolean {
  const said = saidOf(entry);
  if (said?.table !== table) return false;
  if (said.isHeld || said.kind !== "game" || said.round === rounds.length) return true;
  const found = rounds[said.round - 1]?.tables.find((each) => each.table === table);
  return found?.late === true && found.state !== "confirmed";
}
