import * as z from "../zod";

// Fields that hold a ruleset's id have these schemas, by which the API's description recognizes them. The registry of
// games decides which ids there are, so that a sheet of an unknown game is told so.

export const rulesetId = z.string();
/** A ruleset's id, or "" for all of them. */
export const rulesetIdOrAll = z.string();
/** What a log is of: a ruleset's id, or `evening`. */
export const rulesetIdOfLog = z.string();
