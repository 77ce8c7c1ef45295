import { personKey, tableKey } from "@/lib/client/evening/keys/keys";

/**
 * The address on a table's card. Its key is in the fragment, which no server sees. `seats`: who sits there in the round
 * that is played, for a phone without a network.
 */
export const cardLink = (
  origin: string,
  evening: string,
  keeper: string,
  table: number,
  seats?: string,
): string =>
  `${origin}/evening?game=${evening}&table=${table}${seats === undefined ? "" : `&seats=${seats}`}#card=${tableKey(keeper, table)}`;

/** The address of somebody's own link, with which they say whether they are there. */
export const ownLink = (origin: string, evening: string, keeper: string, person: string): string =>
  `${origin}/evening?game=${evening}&me=${person}#card=${personKey(keeper, person)}`;
