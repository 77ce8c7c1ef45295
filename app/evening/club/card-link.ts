import { personKey, tableKey } from "@/lib/client/evening/keys/keys";

/** The address on a table's card. Its key is in the fragment, which no server sees. */
export const cardLink = (origin: string, evening: string, keeper: string, table: number): string =>
  `${origin}/evening?game=${evening}&table=${table}#card=${tableKey(keeper, table)}`;

/** The address of somebody's own link, with which they say whether they are there. */
export const ownLink = (origin: string, evening: string, keeper: string, person: string): string =>
  `${origin}/evening?game=${evening}&me=${person}#card=${personKey(keeper, person)}`;
