import { maxLength } from "@/lib/rules/document/read";
import * as z from "../../rules/zod";
import { change, currency, date, id } from "../change/fields";
import { changeKind } from "../change/kind";
import { paperFields } from "../paper/paper-fields";
import { type PaperFacts, paperProblems } from "../paper/paper-problems";

/**
 * A game of which only the result is known: who played on which day, and how it ended. It counts without rounds.
 * Sending the same id again replaces it, and `remove-game` removes it.
 */
export const paperResult = changeKind({
  schema: change("paper-result", {
    game: id,
    /** The ruleset's id. */
    kind: z.string().check(maxLength(40)),
    on: date,
    ...paperFields,
    /** The currency that was played for; by default, the league's. */
    currency: z.optional(currency),
  }),
  problems: (settings, change, facts?: PaperFacts) =>
    paperProblems(settings, change, facts ?? { isTaken: false, today: change.on, noRuleset: [] }),
  games: (games, { game }) => new Set([...games, game]),
  text: ({ kind, on }) => ({ ruleset: { ruleset: kind }, when: { day: on } }),
});
