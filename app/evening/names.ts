import type { EveningLog } from "@/lib/evening/log";

/** A person's name as it is now. */
export const nameIn = ({ position: { state } }: EveningLog, id: string): string =>
  state.units
    .flatMap(({ people }) => people)
    .find((person) => person.id === id)
    ?.name.trim() ?? id;
