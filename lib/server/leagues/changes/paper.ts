import { gamesInBatch, idsOfBatch } from "@/lib/league/paper/batch";
import { gameOnPaper } from "@/lib/league/paper/game-on-paper";
import type { RecordedGame } from "@/lib/league/value/record";
import { kernelProblem } from "@/lib/rules/texts";
import { insertRows } from "../../store/insert-rows";
import { type Making, removing, type Served, today } from "./making";

// Results from paper: games in a league that have no log.

export const paperResult: Served<"paper-result"> = {
  facts: async (making, { game, kind }) => {
    const { taken, there, ...known } = await knownOf(making, game);
    const noRuleset = making.rulesets.find(kind) ? [] : unknownTo(making);
    return { ...known, isTaken: taken.has(game), isThere: there.has(game), noRuleset };
  },
  write: (making, change) => put(making, [gameOnPaper(change, making.league.currency)]),
};

export const paperResults: Served<"paper-results"> = {
  facts: async (making, { batch, games }) => {
    const unknown = [...new Set(games.map(({ kind }) => kind))].filter((kind) => !making.rulesets.find(kind));
    const unknownKinds = new Map(unknown.map((kind) => [kind, unknownTo(making)]));
    return { ...(await knownOf(making, idsOfBatch(batch))), unknownKinds };
  },
  write: (making, change) => put(making, gamesInBatch(change, making.league.currency)),
};

export const removeBatch: Served<"remove-batch"> = {
  facts: async (making, { batch }) => ({
    isThere: (await making.store.leagueGame.count({ where: ofBatch(making, batch) })) > 0,
  }),
  write: (making, { batch }) =>
    removing(making, making.store.leagueGame.deleteMany({ where: ofBatch(making, batch) })),
};

const ofBatch = ({ league }: Making, batch: string) => ({
  leagueId: league.id,
  gameId: idsOfBatch(batch),
  paper: { not: null },
});

/** Which of these ids games have that were scored, and which are in the league. */
async function knownOf({ store, league }: Making, id: string | ReturnType<typeof idsOfBatch>) {
  const where = { leagueId: league.id, gameId: id };
  const rows = await store.leagueGame.findMany({ where, select: { gameId: true, paper: true } });
  const scored = await store.game.findMany({ where: { id }, select: { id: true } });
  const withLog = rows.filter(({ paper }) => paper === null).map(({ gameId }) => gameId);
  return {
    taken: new Set([...scored.map((game) => game.id), ...withLog]),
    there: new Set(rows.map(({ gameId }) => gameId)),
    games: await store.leagueGame.count({ where: { leagueId: league.id } }),
    today: today(league),
  };
}

const unknownTo = ({ rulesets: { ids } }: Making) => [kernelProblem("unknown-game", "/kind", { games: ids })];

/** Writes results, in place of those that have their ids. */
async function put({ store, league }: Making, games: readonly RecordedGame[]): Promise<void> {
  const rows = games.map(({ gameId, rulesetId: kind, currency, seats, paper }) => ({
    ...{ leagueId: league.id, gameId, logId: null, kind, currency, byKeeper: false },
    ...{ seats: JSON.stringify(seats), paper: JSON.stringify(paper) },
    ...{ finishedAt: null, result: null, waitsFor: "[]", changed: league.version },
  }));
  const ids = rows.map(({ gameId }) => gameId);
  await store.leagueGame.deleteMany({ where: { leagueId: league.id, gameId: { in: ids } } });
  await insertRows(store, "LeagueGame", rows);
}
