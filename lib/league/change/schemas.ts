import * as z from "../../rules/zod";
import { type ChangeName, changeKinds, type LeagueChange } from "../changes/registry";
import * as fields from "./fields";

const made: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(changeKinds).map(([name, { schema }]) => [name, schema(fields)]),
);

/** The schema of each kind of change, for whoever reads changes from outside. */
export const changeSchemas = made as Readonly<Record<ChangeName, z.ZodMiniType<LeagueChange>>>;

/** Any change. */
export const leagueChange: z.ZodMiniType<LeagueChange> = z.union(Object.values(changeSchemas));
