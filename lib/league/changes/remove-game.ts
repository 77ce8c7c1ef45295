import { changeKind } from "../change/kind";
import { leagueProblem } from "../texts";

interface Facts {
  readonly isThere: boolean;
}

/** Removes a game or a result from paper from the league. The game itself stays as it is. */
export const removeGame = changeKind({
  schema: (f) => f.change("remove-game", { game: f.id }),
  problems: (_, { game: id }, { isThere }: Facts = { isThere: true }) =>
    isThere ? [] : [leagueProblem("not-in-league", "/game", { id })],
  games: (games, { game }) => new Set([...games].filter((each) => each !== game)),
});
