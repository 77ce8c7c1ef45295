import { tableKey } from "@/lib/client/evening/keys/keys";

/** The address on a table's card. Its key is in the fragment, which no server sees. */
export const cardLink = (origin: string, evening: string, keeper: string, table: number): string =>
  `${origin}/evening?game=${evening}&table=${table}#card=${tableKey(keeper, table)}`;
