import { changeKind } from "../change/kind";

/** The league's sign on its pages and pictures; without `sign`, it has none. */
export const sign = changeKind({
  schema: (f) => f.change("sign", { sign: f.optional(f.leagueSign) }),
  problems: () => [],
  apply: (_, { sign }) => ({ sign }),
  text: ({ sign }) => ({ tile: sign ? `${sign.first}-${sign.second}` : "" }),
});
