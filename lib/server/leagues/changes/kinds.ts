import type { ChangeName, FactsOf } from "@/lib/league/changes/registry";
import { nameKey } from "@/lib/league/roster/names";
import { sameAs } from "@/lib/league/roster/roster";
import { freeSlug } from "@/lib/league/slug";
import { houseRulesProblems } from "@/lib/rules/document/house-rules";
import type { Store } from "../../store/store";
import { comment, payment, removePayment } from "./beside";
import { addGame, seatFacts } from "./game";
import { gameRow, removing, type Served } from "./making";
import { paperResult, paperResults, removeBatch } from "./paper";
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
  "paper-result": paperResult,
  "paper-results": paperResults,
  "remove-batch": removeBatch,
  payment,
  "remove-payment": removePayment,
  comment,
};

/** The first free slug: `slug`, or one derived from it. */
export async function findFreeSlug(store: Store, slug: string): Promise<string> {
  const rows = await store.leagueSlug.findMany({ where: { slug: { startsWith: slug.slice(0, 30) } } });
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (candidate) => taken.has(candidate));
}
