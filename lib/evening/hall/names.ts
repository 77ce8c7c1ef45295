import type { EveningLog } from "../log";
import { indexOf, unitAt } from "../state";

/** The names of these units, as they are now: one for a person, two for a pair. */
export const unitNames = ({ position: { state } }: EveningLog, ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const unit = indexOf(state, id);
    return unit === undefined ? [id] : unitAt(state, unit).people.map(({ name }) => name.trim());
  });

/** A unit in one word: a person, or "Ana + Bo". */
export const unitName = (log: EveningLog, id: string): string => unitNames(log, [id]).join(" + ");

/** The ids of the people on each side, as a scoresheet knows them. */
export const personsBySide = (
  { position: { state } }: EveningLog,
  sides: readonly (readonly string[])[],
): string[][] =>
  sides.map((side) =>
    side.flatMap((id) => state.units.find((unit) => unit.id === id)?.people.map((each) => each.id) ?? []),
  );
