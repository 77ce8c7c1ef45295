import type { EveningLog } from "@/lib/evening/log";

/** The ids of the people on each side, as a scoresheet knows them. */
export const personsBySide = (
  { position: { state } }: EveningLog,
  sides: readonly (readonly string[])[],
): string[][] =>
  sides.map((side) =>
    side.flatMap((id) => state.units.find((unit) => unit.id === id)?.people.map((each) => each.id) ?? []),
  );
