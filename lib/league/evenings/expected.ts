import { nameKey } from "../roster/names";
import { membersOn } from "../roster/roster";

/** Somebody who may come to an evening. */
export interface Expected {
  readonly name: string;
  /** Has said so. */
  readonly comes: boolean;
  readonly guest: boolean;
}

/** Who may come, of a roster; former members only if they said that they do. */
export const expectedOf = (
  roster: readonly {
    readonly id: string;
    readonly name: string;
    readonly guest?: true | undefined;
    readonly former?: true | undefined;
    readonly mergedInto?: string | undefined;
    readonly erasedUntil?: string | null | undefined;
  }[],
  coming: ReadonlySet<string>,
): Expected[] =>
  membersOn(roster)
    .filter(({ id, name, former }) => name !== "" && (!former || coming.has(id)))
    .map(({ id, name, guest = false }) => ({ name, comes: coming.has(id), guest }));

/** Those who said that they come, then the others, then guests. */
const rankOf = ({ comes, guest }: Expected): number => (comes ? 0 : guest ? 2 : 1);

/**
 * The order of keys at the door, each with the names of one or of a pair. It does not depend on who is there already, so
 * no key moves while people are ticked. Whoever was not expected is a guest.
 */
export function doorOrder(
  expected: readonly Expected[],
): (one: readonly string[], other: readonly string[]) => number {
  const ranks = new Map(expected.map((each) => [nameKey(each.name), rankOf(each)]));
  const rank = (names: readonly string[]) =>
    Math.min(...names.map((name) => ranks.get(nameKey(name)) ?? rankOf({ name, comes: false, guest: true })));
  const called = (names: readonly string[]) => nameKey(names.join(" "));
  return (one, other) => rank(one) - rank(other) || called(one).localeCompare(called(other));
}
