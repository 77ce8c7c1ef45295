import { changeKind } from "../change/kind";
import { gameOfBatch } from "../paper/batch";
import { type BatchFacts, batchProblems } from "../paper/batch-problems";

/**
 * Many results from paper, such as past years, as part of a batch, whose games have ids made of its own. Sending some of
 * them again replaces them, `remove-game` removes one, and `remove-batch` all.
 */
export const paperResults = changeKind({
  schema: (f) => f.change("paper-results", { batch: f.id, ...f.batchFields }),
  problems: (settings, change, facts?: BatchFacts) => batchProblems(settings, change, facts),
  games: (games, { batch, from, games: added }) =>
    new Set([...games, ...added.map((_, at) => gameOfBatch(batch, from + at))]),
  text: ({ games }) => {
    const days = games.map(({ on }) => on).sort();
    return { games: games.length, from: { day: days[0] ?? "" }, to: { day: days.at(-1) ?? "" } };
  },
});
