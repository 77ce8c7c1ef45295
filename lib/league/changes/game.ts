import type { Player } from "../../rules/people/table";
import { type Problem, pointer, under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { type GamesThere, roomProblems } from "../change/lists";
import { currencyProblems } from "../money/currency";
import { seatedProblems } from "../roster/seating";
import { leagueProblem } from "../texts";

/**
 * The most leagues that a game can be in by its keeper key, and as many again by its id alone, since each league makes
 * saving at the table slower. They are counted separately, so that strangers cannot use up the places of the players.
 */
const maxLeagues = 4;

/** The game, undefined if there is none; or that it was deleted. */
interface Facts {
  readonly isDeleted: boolean;
  readonly game:
    | (GamesThere & {
        readonly began: readonly Player[];
        readonly players: readonly Player[];
        /** Whether the league has it in this way: by its keeper key, or by its id alone. */
        readonly isIn: boolean;
        /** How many leagues have it in the same way. */
        readonly leagues: number;
      })
    | undefined;
}

/**
 * Adds a game to the league. `seats` maps each player id at the table to a player of the league. Everybody who started
 * the game needs one; those who joined later may be left out, but the game does not count until a later change adds
 * them. `currency`: the currency the game was played for, if the league's may have changed since.
 */
export const game = changeKind({
  schema: (f) =>
    f.change("game", { game: f.id, seats: f.record(f.text(), f.someone), currency: f.optional(f.currency) }),
  problems: ({ players, ...settings }, { game: id, seats, currency = settings.currency }, facts?: Facts) => {
    const game = facts?.game;
    if (facts?.isDeleted) return [leagueProblem("game-deleted/league", "/game")];
    if (facts && !game) return [leagueProblem("no-such-game", "/game", { id })];
    const seated = Object.entries(seats).map(([seat, player]) => [pointer("seats", seat), player] as const);
    const problems: Problem[] = [
      ...(game ? strangersIn(seats, game.players) : []),
      ...seatedProblems(players, seated),
      ...(game ? missingFrom(seats, game.began) : []),
      ...under("/currency", currencyProblems(currency)),
    ];
    if (problems.length > 0 || !game || game.isIn) return problems;
    if (game.leagues >= maxLeagues) return [leagueProblem("too-many-leagues", "/game", { most: maxLeagues })];
    return roomProblems(game);
  },
  games: (games, { game }) => new Set([...games, game]),
});

type Seats = Readonly<Record<string, string>>;

const strangersIn = (seats: Seats, players: readonly Player[]): Problem[] =>
  Object.keys(seats)
    .filter((seat) => !players.some((each) => each.id === seat))
    .map((id) => leagueProblem("no-such-seat", pointer("seats", id), { id }));

function missingFrom(seats: Seats, began: readonly Player[]): Problem[] {
  const missing = began.filter((each) => !Object.hasOwn(seats, each.id)).map(({ name }) => name.trim());
  return missing.length === 0 ? [] : [leagueProblem("seat-missing/league", "/seats", { names: missing })];
}
