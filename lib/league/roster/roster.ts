/** The players of a roster who were not merged into another. */
export const peopleOn = <Player extends { readonly mergedInto?: string | undefined }>(
  roster: readonly Player[],
): Player[] => roster.filter(({ mergedInto }) => mergedInto === undefined);

/** The players who may come: all except those whose name was removed. */
export const membersOn = <
  Player extends {
    readonly mergedInto?: string | undefined;
    readonly erasedUntil?: string | null | undefined;
  },
>(
  roster: readonly Player[],
): Player[] => peopleOn(roster).filter(({ erasedUntil }) => erasedUntil === undefined);

/** All names by id, including those of merged players. */
export const namesOn = (
  roster: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> => new Map(roster.map(({ id, name }) => [id, name]));

/** Whom each player of a roster counts as: themselves, or the player they were merged into. */
export function personIn(
  roster: readonly { readonly id: string; readonly mergedInto?: string | null | undefined }[],
): (id: string) => string {
  const into = new Map(roster.map(({ id, mergedInto }) => [id, mergedInto]));
  const person = (id: string): string => {
    const next = into.get(id);
    return next ? person(next) : id;
  };
  return person;
}

/** Whether somebody on a roster counts as the same person as this player. */
export function sameAs(roster: Parameters<typeof personIn>[0], player: string): (id: string) => boolean {
  const person = personIn(roster);
  return (id) => person(id) === person(player);
}

/** Whether somebody is asked to evenings: neither guests nor former members are. */
export const isAsked = ({
  guest,
  former,
}: {
  readonly guest?: true | undefined;
  readonly former?: true | undefined;
}): boolean => !guest && !former;

/** How many have not said whether they come, of those who are asked. */
export function silentOn(
  roster: readonly {
    readonly id: string;
    readonly mergedInto?: string | undefined;
    readonly erasedUntil?: string | null | undefined;
    readonly guest?: true | undefined;
    readonly former?: true | undefined;
  }[],
  answers: readonly { readonly player: string }[],
): number {
  const answered = new Set(answers.map(({ player }) => player));
  return membersOn(roster).filter((each) => isAsked(each) && !answered.has(each.id)).length;
}
