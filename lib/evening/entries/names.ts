import { isolated } from "../../rules/people/bidi";
import { type EveningState, type Index, unitAt } from "../state";

/** A person's name for a sentence; "" for a stranger. */
export const personName = ({ units }: Pick<EveningState, "units">, id: string): string => {
  const person = units.flatMap(({ people }) => people).find((each) => each.id === id);
  return person ? isolated(person.name.trim()) : "";
};

/** A unit's name for a sentence; a pair has those of both. */
export const unitName = (state: Pick<EveningState, "units">, index: Index): string =>
  unitAt(state, index)
    .people.map(({ name }) => isolated(name.trim()))
    .join(" + ");
