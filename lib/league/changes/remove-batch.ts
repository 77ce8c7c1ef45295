import { changeKind } from "../change/kind";
import { isOfBatch } from "../paper/batch";
import { leagueProblem } from "../texts";

interface Facts {
  readonly isThere: boolean;
}

/** Removes all results from paper of a batch from the league. */
export const removeBatch = changeKind({
  schema: (f) => f.change("remove-batch", { batch: f.id }),
  problems: (_, { batch: id }, { isThere }: Facts = { isThere: true }) =>
    isThere ? [] : [leagueProblem("no-such-batch", "/batch", { id })],
  games: (games, { batch }) => new Set([...games].filter((each) => !isOfBatch(batch, each))),
});
