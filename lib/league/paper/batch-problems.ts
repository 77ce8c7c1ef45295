import { type Problem, pointer, under } from "../../rules/problem";
import { maxLeagueGames } from "../limits";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";
import { type Batch, type BatchGame, gameOfBatch, resultIn } from "./batch";
import { paperProblems } from "./paper-problems";

/** Facts for checking a batch that the league's settings do not contain. */
export interface BatchFacts {
  /** Ids of games scored with this program that are among those of the batch. */
  readonly taken: ReadonlySet<string>;
  /** Ids of games of the batch that the league has. */
  readonly there: ReadonlySet<string>;
  /** How many games the league has. */
  readonly games: number;
  /** Today's date on the league's calendar. */
  readonly today: string;
  /** The problems of each kind that is no kind of game. */
  readonly unknownKinds: ReadonlyMap<string, readonly Problem[]>;
}

/** Why a batch cannot be brought in; paths are relative to the change. */
export function batchProblems(settings: LeagueSettings, batch: Batch, facts?: BatchFacts): Problem[] {
  const ids = batch.games.map((_, at) => gameOfBatch(batch.batch, batch.from + at));
  const added = facts ? ids.filter((id) => !facts.there.has(id)).length : 0;
  const room = maxLeagueGames - (facts?.games ?? 0);
  if (batch.from + ids.length > maxLeagueGames || (added > 0 && added > room))
    return [
      leagueProblem("too-many-games/batch", "/games", { most: maxLeagueGames, room: Math.max(0, room) }),
    ];
  return batch.games.flatMap((game, at) => {
    const result = { ...resultIn(batch, game), game: ids[at] ?? "", currency: game.currency };
    const found = paperProblems(settings, result, {
      isTaken: facts?.taken.has(result.game) ?? false,
      isThere: true,
      games: 0,
      today: facts?.today ?? game.on,
      noRuleset: facts?.unknownKinds.get(game.kind) ?? [],
    });
    const problems = found.map((each) => ({ ...each, path: pathIn(each.path) }));
    return under(pointer("games", at), [...lengthProblems(game), ...problems]);
  });
}

/** A list says something about everybody who played. */
const lengthProblems = ({ players, places, points, sides, balances }: BatchGame): Problem[] =>
  Object.entries({ places, points, sides, balances }).flatMap(([list, of]) =>
    of === undefined || of.length === players.length
      ? []
      : [leagueProblem("batch-length", pointer(list), { players: players.length })],
  );

const lists: Readonly<Record<string, string>> = {
  player: "players",
  place: "places",
  side: "sides",
  balance: "balances",
};

/** Where a single result has a field, in the lists of a batch. */
const pathIn = (path: string): string =>
  path.replace(/^\/players\/(\d+)\/(\w+)$/, (_, at, field) => pointer(lists[field] ?? field, at));
