import type { ChangeName, FactsOf } from "@/lib/league/changes/registry";
import { gamesInBatch, idsOfBatch } from "@/lib/league/paper/batch";
import { gameOnPaper } from "@/lib/league/paper/game-on-paper";
import { nameKey } from "@/lib/league/roster/names";
import { sameAs } from "@/lib/league/roster/roster";
import { freeSlug } from "@/lib/league/slug";
import { houseRulesProblems } from "@/lib/rules/document/house-rules";
import { kernelProblem } from "@/lib/rules/texts";
import { insertRows } from "../../store/insert-rows";
import type { Store } from "../../store/store";
import type { LeagueRow } from "../league-row";
import { comment, payment, removePayment } from "./beside";
import { addGame, seatFacts } from "./game";
import { gameRow, type Making, removing, type Served, today } from "./making";
import { playedTogether, tracesOf } from "./sittings";

/** The kinds that ask for facts. The others change nothing but settings. */
type ServedKind = { [Kind in ChangeName]: FactsOf<Kind> extends never ? never : Kind }[ChangeName];

export const servedKinds: { readonly [Kind in ServedKind]: Served<Kind> } = {
  slug: {
    facts: async ({ store, league }, { slug }) => {
      const known = await store.leagueSlug.findUnique({ where: { slug } });
      const had = await store.leagueSlug.count({ where: { leagueId: league.id } });
      const isOwn = known?.leagueId === league.id;
      return { isOwn, isTaken: known !== null, had, free: await findFreeSlug(store, slug) };
    },
  },
  "remove-player": { facts: ({ store, league }, { player }) => tracesOf(store, league.id, player) },
  "restore-player": {
    facts: async ({ store, league: { id: leagueId, players } }, { player }) => {
      const isMeant = sameAs(players, player);
      const taken = new Set(players.map(({ name }) => nameKey(name)));
      const rows = await store.leaguePlayer.findMany({ where: { leagueId, erasedAt: { not: null } } });
      const back = rows.filter(({ id, name }) => isMeant(id) && name !== "" && taken.has(nameKey(name)));
      return { namesTaken: back.map(({ name }) => name) };
    },
  },
  merge: {
    facts: async ({ store, league }, change) => ({
      playedTogether: await playedTogether(store, league, change),
    }),
  },
  rules: {
    facts: async ({ rulesets }, change) => ({ unplayable: houseRulesProblems(change, rulesets) }),
  },
  game: { facts: seatFacts, write: addGame },
  "remove-game": {
    facts: async (making, { game }) => ({ isThere: (await gameRow(making, game)) !== null }),
    write: (making, { game: gameId }) => {
      const { store, league } = making;
      return removing(making, store.leagueGame.deleteMany({ where: { leagueId: league.id, gameId } }));
    },
  },
  "paper-result": {
    facts: async (making, { game: id, kind }) => {
      const { store, league, rulesets } = making;
      const game = await store.game.findUnique({ where: { id }, select: { id: true } });
      const row = await gameRow(making, id);
      return {
        isTaken: game !== null || (row !== null && row.paper === null),
        isThere: row !== null,
        games: await store.leagueGame.count({ where: { leagueId: league.id } }),
        today: today(league),
        noRuleset: rulesets.find(kind) ? [] : noRuleset(rulesets),
      };
    },
    write: ({ store, league }, change) => {
      const { gameId, rulesetId: kind, currency, seats, paper } = gameOnPaper(change, league.currency);
      const written = { seats: JSON.stringify(seats), paper: JSON.stringify(paper) };
      const data = { ...written, kind, currency, changed: league.version };
      return store.leagueGame.upsert({
        where: { leagueId_gameId: { leagueId: league.id, gameId } },
        create: { leagueId: league.id, gameId, ...data },
        update: data,
      });
    },
  },
  "paper-results": {
    facts: async ({ store, league, rulesets }, { batch, games }) => {
      const ids = idsOfBatch(batch);
      const where = { leagueId: league.id, gameId: ids };
      const rows = await store.leagueGame.findMany({ where, select: { gameId: true, paper: true } });
      const scored = await store.game.findMany({ where: { id: ids }, select: { id: true } });
      const inPlay = rows.filter(({ paper }) => paper === null).map(({ gameId }) => gameId);
      const unknown = [...new Set(games.map(({ kind }) => kind))].filter((kind) => !rulesets.find(kind));
      return {
        taken: new Set([...scored.map(({ id }) => id), ...inPlay]),
        there: new Set(rows.map(({ gameId }) => gameId)),
        games: await store.leagueGame.count({ where: { leagueId: league.id } }),
        today: today(league),
        unknownKinds: new Map(unknown.map((kind) => [kind, noRuleset(rulesets)])),
      };
    },
    write: async ({ store, league }, change) => {
      const rows = gamesInBatch(change, league.currency).map(
        ({ gameId, rulesetId: kind, currency, seats, paper }) => ({
          ...{ leagueId: league.id, gameId, logId: null, kind, currency, byKeeper: false },
          ...{ seats: JSON.stringify(seats), paper: JSON.stringify(paper) },
          ...{ finishedAt: null, result: null, waitsFor: "[]", changed: league.version },
        }),
      );
      const ids = rows.map(({ gameId }) => gameId);
      await store.leagueGame.deleteMany({ where: { leagueId: league.id, gameId: { in: ids } } });
      await insertRows(store, "LeagueGame", rows);
    },
  },
  "remove-batch": {
    facts: async ({ store, league }, { batch }) => ({
      isThere: (await store.leagueGame.count({ where: ofBatch(league, batch) })) > 0,
    }),
    write: (making, { batch }) =>
      removing(making, making.store.leagueGame.deleteMany({ where: ofBatch(making.league, batch) })),
  },
  payment,
  "remove-payment": removePayment,
  comment,
};

const noRuleset = ({ ids }: Making["rulesets"]) => [kernelProblem("unknown-game", "/kind", { games: ids })];

/** The results from paper of a batch. */
const ofBatch = ({ id: leagueId }: LeagueRow, batch: string) => ({
  leagueId,
  gameId: idsOfBatch(batch),
  paper: { not: null },
});

/** The first free slug: `slug`, or one derived from it. */
export async function findFreeSlug(store: Store, slug: string): Promise<string> {
  const rows = await store.leagueSlug.findMany({ where: { slug: { startsWith: slug.slice(0, 30) } } });
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (candidate) => taken.has(candidate));
}
