import { changeKind } from "../change/kind";
import { type PaperFacts, paperProblems } from "../paper/paper-problems";

/**
 * A game of which only the result is known: who played on which day, and how it ended. It counts without rounds.
 * Sending the same id again replaces it, and `remove-game` removes it.
 */
export const paperResult = changeKind({
  schema: (f) =>
    f.change("paper-result", {
      game: f.id,
      kind: f.rulesetOnPaper,
      on: f.date,
      ...f.paperFields,
      /** The currency that was played for; by default, the league's. */
      currency: f.optional(f.currency),
    }),
  problems: (settings, change, facts?: PaperFacts) =>
    paperProblems(
      settings,
      change,
      facts ?? { isTaken: false, isThere: true, games: 0, today: change.on, noRuleset: [] },
    ),
  games: (games, { game }) => new Set([...games, game]),
  text: ({ kind, on }) => ({ ruleset: { ruleset: kind }, when: { day: on } }),
});
