import type { ChangeName, ChangeOf, FactsOf, LeagueChange } from "@/lib/league/changes/registry";
import { dateIn } from "@/lib/league/evenings/calendar";
import { nameKey } from "@/lib/league/roster/names";
import { sameAs } from "@/lib/league/roster/roster";
import { freeSlug } from "@/lib/league/slug";
import { houseRulesProblems } from "@/lib/rules/document/house-rules";
import type { Store } from "../store/store";
import { seatFacts } from "./game-changes";
import type { Making } from "./making";
import { paperFacts } from "./paper-results";
import { playedTogether, tracesOf } from "./roster-changes";

type Lookup<Kind extends ChangeName> = (making: Making, change: ChangeOf<Kind>) => Promise<FactsOf<Kind>>;

/** The kinds of change that need to know what is not among the settings. */
type LookedUp = { [Kind in ChangeName]: FactsOf<Kind> extends never ? never : Kind }[ChangeName];

/** What the server looks up before a change, by kind. */
const lookups: { readonly [Kind in LookedUp]: Lookup<Kind> } = {
  slug: async ({ store, league }, { slug }) => {
    const known = await store.leagueSlug.findUnique({ where: { slug } });
    const had = await store.leagueSlug.count({ where: { leagueId: league.id } });
    const isOwn = known?.leagueId === league.id;
    return { isOwn, isTaken: known !== null, had, free: await findFreeSlug(store, slug) };
  },
  "remove-player": ({ store, league }, { player }) => tracesOf(store, league.id, player),
  "restore-player": async ({ store, league: { id: leagueId, players } }, { player }) => {
    const isMeant = sameAs(players, player);
    const taken = new Set(players.map(({ name }) => nameKey(name)));
    const rows = await store.leaguePlayer.findMany({ where: { leagueId, erasedAt: { not: null } } });
    const back = rows.filter(({ id, name }) => isMeant(id) && name !== "" && taken.has(nameKey(name)));
    return { namesTaken: back.map(({ name }) => name) };
  },
  merge: async ({ store, league }, change) => ({
    playedTogether: await playedTogether(store, league, change),
  }),
  rules: async ({ rulesets }, change) => ({ unplayable: houseRulesProblems(change, rulesets) }),
  game: ({ store, league, games }, { game }) => seatFacts(store, league.id, game, games),
  "remove-game": async ({ store, league }, { game }) => ({
    isThere: await isInLeague(store, league.id, game),
  }),
  payment: async (making, { payment }) => ({
    isThere: await isPayment(making, payment),
    today: dateIn(making.league.timeZone, new Date().toISOString()),
  }),
  "remove-payment": async (making, { payment }) => ({ isThere: await isPayment(making, payment) }),
  comment: async ({ store, league }, { about }) => ({ isThere: await isInLeague(store, league.id, about) }),
  "paper-result": ({ store, league, rulesets }, change) => paperFacts(store, league, change, rulesets),
};

/** What a change needs to know that is not among the settings. */
export async function factsOf<Change extends LeagueChange>(
  making: Making,
  change: Change,
): Promise<FactsOf<Change["change"]> | undefined> {
  const lookup: Partial<Record<ChangeName, Lookup<never>>> = lookups;
  return lookup[change.change]?.(making, change as never);
}

const isInLeague = async (store: Store, leagueId: string, gameId: string): Promise<boolean> =>
  (await store.leagueGame.findUnique({ where: { leagueId_gameId: { leagueId, gameId } } })) !== null;

/** Whether the league has a payment, counting those of the same request that are not written yet. */
async function isPayment({ store, league, payments }: Making, id: string): Promise<boolean> {
  if (payments.some(({ payment }) => payment === id)) return true;
  const where = { leagueId_id: { leagueId: league.id, id } };
  return (await store.leaguePayment.findUnique({ where })) !== null;
}

/** The first free slug: `slug`, or one derived from it. */
export async function findFreeSlug(store: Store, slug: string): Promise<string> {
  const rows = await store.leagueSlug.findMany({ where: { slug: { startsWith: slug.slice(0, 30) } } });
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (candidate) => taken.has(candidate));
}
