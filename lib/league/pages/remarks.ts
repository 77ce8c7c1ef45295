import type { Beside } from "../beside/beside";
import { isDay } from "../season";

type Commented = Pick<Beside, "comments">;

/** What the keeper has written about a game (its id) or an evening (its day), if anything. */
export function remarkOn({ comments }: Commented, about: string): { readonly comment?: string } {
  const comment = comments.get(about);
  return comment === undefined ? {} : { comment };
}

/** The same about each of these evenings that has one, the earliest first. */
export const remarksOn = ({ comments }: Commented, days: Iterable<string>) =>
  [...new Set(days)].sort().flatMap((evening) => {
    const comment = comments.get(evening);
    return comment === undefined ? [] : [{ evening, comment }];
  });

/** The same about every evening that has one. */
export const remarksOnEvenings = (value: Commented) =>
  remarksOn(value, [...value.comments.keys()].filter(isDay));
