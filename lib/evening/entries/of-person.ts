import { isRecord } from "../../rules/record";
import { type EveningState, unitAt, unitOf } from "../state";

/** What people say of themselves: that they are here, go home, would like to rest. */
const kinds: readonly unknown[] = ["here", "away", "sit"];

/** Of whom an entry says that, also one that is held; undefined if it says something else. */
export function presenceOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const said = entry.kind === "hold" ? entry.entry : entry;
  return isRecord(said) && kinds.includes(said.kind) && typeof said.who === "string" ? said.who : undefined;
}

/**
 * Whether the key of this person may write an entry: what they say of being there, for the pair that they are in where
 * there are pairs. After the evening's end replay refuses it, and what a phone without signal held back reaches the host
 * as held.
 */
export function isOfPerson(state: Pick<EveningState, "units">, person: string, entry: unknown): boolean {
  const unit = unitOf(state, person);
  return unit !== undefined && presenceOf(entry) === unitAt(state, unit).id;
}
