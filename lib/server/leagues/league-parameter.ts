import type { KeyRule, Parameter } from "../http/route";
import { messages } from "../words/words";

export const leagueParameter: Parameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  description: "The league's id or its slug; an old slug works too.",
};

/** A route that only those with the league's key may use. */
export const leagueKey: KeyRule = { schemes: ["keeperKey"], missing: () => messages().noLeagueKey };
