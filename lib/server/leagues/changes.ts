import { nothing } from "@/lib/league/counting/reduce";
import { currencyProblems } from "@/lib/league/money/currency";
import { keptName, nameKey, nameProblems } from "@/lib/league/names";
import { isDay, seasonProblems } from "@/lib/league/season";
import { freeSlug, slugProblems } from "@/lib/league/slug";
import { pointsProblems } from "@/lib/league/standings/points";
import { usualCounting } from "@/lib/league/standings/ranking";
import {
  type ChangeKind,
  type ChangeOf,
  type LeagueChange,
  mostPlayers,
  mostSeasons,
} from "@/lib/league/wire";
import { leagueWords } from "@/lib/league/words";
import { type Problem, under } from "@/lib/rules/problem";
import type { Store } from "../store/store";
import { serverLanguage } from "../words";
import { putGame, type SeatedGames, takeGame } from "./game-changes";
import { findLeague, type LeagueRow, personOf, type RosterRow, rosterOf } from "./league-row";
import { paymentsOf } from "./posting/payments";
import { recount, recountSeason } from "./posting/recount";
import { loadStandings, saveStandings } from "./posting/state-rows";
import { mergePlayer, removePlayer, unmergePlayer } from "./roster-changes";

const say = leagueWords[serverLanguage];

/** The most addresses that one league keeps: all of them go on leading to it. */
const mostSlugs = 20;

/** What a change is made with. `league` is as it was before the change. */
interface Making {
  readonly store: Store;
  readonly league: LeagueRow;
  readonly games: SeatedGames;
}

type Maker<Kind extends ChangeKind> = (making: Making, change: ChangeOf<Kind>) => Promise<readonly Problem[]>;

/** Makes a change, or says why not: then some of it may have been written, and the transaction is to be undone. */
export function makeChange(making: Making, change: LeagueChange): Promise<readonly Problem[]> {
  // The kind picks the maker of just that kind.
  const maker = makers[change.change] as Maker<ChangeKind>;
  return maker(making, change);
}

const makers: { readonly [Kind in ChangeKind]: Maker<Kind> } = {
  name: async ({ store, league }, { name }) => {
    await store.league.update({ where: { id: league.id }, data: { name: keptName(name) } });
    return under("/name", nameProblems(name, serverLanguage));
  },
  slug: changeSlug,
  points: async ({ store, league }, { points }) => {
    const problems = pointsProblems(points, serverLanguage);
    if (problems.length > 0) return under("/points", problems);
    await store.league.update({ where: { id: league.id }, data: { points: JSON.stringify(points) } });
    const seasons = league.seasons.filter((season) => season.points === undefined).map(({ id }) => id);
    for (const season of ["", ...seasons]) {
      const scope = { seasons: new Set([season]) };
      const standings = await loadStandings(store, league.id, scope);
      await saveStandings(store, { ...league, points }, scope, standings.values());
    }
    return [];
  },
  currency: async ({ store, league }, { currency }) => {
    await store.league.update({ where: { id: league.id }, data: { currency } });
    return under("/currency", currencyProblems(currency, serverLanguage));
  },
  player: addPlayer,
  "remove-player": ({ store, league }, { player }) => removePlayer(store, league, player.toLowerCase()),
  merge: ({ store, league }, { player, into }) =>
    mergePlayer(store, league, player.toLowerCase(), into.toLowerCase()),
  unmerge: ({ store, league }, { player }) => unmergePlayer(store, league, player.toLowerCase()),
  season: changeSeason,
  "remove-season": async ({ store, league }, { season }) => {
    const id = season.toLowerCase();
    const { count } = await store.leagueSeason.deleteMany({ where: { leagueId: league.id, id } });
    if (count === 0)
      return [{ code: "no-such-season", path: "/season", message: say.noSuchSeason({ id: season }) }];
    await countSeason(store, league.id, id);
    return [];
  },
  game: ({ store, league, games }, change) => putGame(store, league, change, games),
  "remove-game": ({ store, league }, { game }) => takeGame(store, league, game.toLowerCase()),
  payment: addPayment,
  "remove-payment": async ({ store, league }, { payment }) => {
    const id = payment.toLowerCase();
    const person = await personOf(store, league.id);
    const payments = await paymentsOf(store, league.id, person, { id });
    if (payments.length === 0)
      return [{ code: "no-such-payment", path: "/payment", message: say.noSuchPayment({ id: payment }) }];
    await recount(store, league, { removed: { games: [], payments }, added: nothing });
    await store.leaguePayment.delete({ where: { leagueId_id: { leagueId: league.id, id } } });
    return [];
  },
};

/** Counts a season from its first game on, with the days that it has now. */
async function countSeason(store: Store, leagueId: string, id: string): Promise<void> {
  const league = await findLeague(store, leagueId);
  if (!league) return;
  const payments = await paymentsOf(store, leagueId, await personOf(store, leagueId));
  await recountSeason(store, league, id, payments);
}

async function changeSlug(
  { store, league }: Making,
  { slug }: ChangeOf<"slug">,
): Promise<readonly Problem[]> {
  const problems = slugProblems(slug, serverLanguage);
  if (problems.length > 0) return under("/slug", problems);
  const known = await store.leagueSlug.findUnique({ where: { slug } });
  if (known && known.leagueId !== league.id) {
    const message = say.slugTaken({ slug, free: await findFreeSlug(store, slug) });
    return [{ code: "slug-taken", path: "/slug", message }];
  }
  if (!known) {
    if ((await store.leagueSlug.count({ where: { leagueId: league.id } })) >= mostSlugs)
      return [{ code: "too-many-slugs", path: "/slug", message: say.tooManySlugs({ most: mostSlugs }) }];
    await store.leagueSlug.create({ data: { slug, leagueId: league.id } });
  }
  await store.league.update({ where: { id: league.id }, data: { slug } });
  return [];
}

/** The first free address like `slug`. */
export async function findFreeSlug(store: Store, slug: string): Promise<string> {
  const rows = await store.leagueSlug.findMany({ where: { slug: { startsWith: slug.slice(0, 30) } } });
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (candidate) => taken.has(candidate));
}

async function addPlayer({ store, league }: Making, change: ChangeOf<"player">): Promise<readonly Problem[]> {
  const id = change.player.toLowerCase();
  const name = keptName(change.name);
  const problems = nameProblems(name, serverLanguage);
  if (problems.length > 0) return under("/name", problems);
  const roster = await rosterOf(store, league.id);
  const twin = roster.find((row: RosterRow) => row.id !== id && nameKey(row.name) === nameKey(name));
  if (twin) return [{ code: "name-taken", path: "/name", message: say.nameTaken({ name: twin.name }) }];
  const known = roster.some((row) => row.id === id);
  if (!known && roster.length >= mostPlayers)
    return [
      { code: "too-many-players", path: "/player", message: say.tooManyPlayers({ most: mostPlayers }) },
    ];
  const where = { leagueId_id: { leagueId: league.id, id } };
  await store.leaguePlayer.upsert({ where, create: { leagueId: league.id, id, name }, update: { name } });
  return [];
}

async function changeSeason(
  { store, league }: Making,
  change: ChangeOf<"season">,
): Promise<readonly Problem[]> {
  const id = change.season.toLowerCase();
  const others = league.seasons.filter((season) => season.id !== id);
  const problems = seasonProblems(change, others, serverLanguage);
  if (problems.length > 0) return problems;
  if (others.length === league.seasons.length && others.length >= mostSeasons)
    return [
      { code: "too-many-seasons", path: "/season", message: say.tooManySeasons({ most: mostSeasons }) },
    ];
  await writeSeason(store, league.id, { ...change, season: id });
  await countSeason(store, league.id, id);
  return [];
}

/** Writes a season that was checked. */
export async function writeSeason(
  store: Store,
  leagueId: string,
  { season, name, from, to, counting, points }: Omit<ChangeOf<"season">, "change" | "id">,
): Promise<void> {
  const id = season.toLowerCase();
  const data = {
    ...{
      name: keptName(name),
      firstDay: from,
      lastDay: to,
      counting: JSON.stringify(counting ?? usualCounting),
    },
    points: points ? JSON.stringify(points) : null,
  };
  const where = { leagueId_id: { leagueId, id } };
  await store.leagueSeason.upsert({ where, create: { leagueId, id, ...data }, update: data });
}

async function addPayment(
  { store, league }: Making,
  change: ChangeOf<"payment">,
): Promise<readonly Problem[]> {
  const [id, payer, receiver] = [change.payment, change.from, change.to].map((each) =>
    each.toLowerCase(),
  ) as [string, string, string];
  const { amount, on: day, currency = league.currency } = change;
  const players = await store.leaguePlayer.findMany({
    where: { leagueId: league.id, id: { in: [payer, receiver] } },
  });
  const roster = new Set(players.map((row) => row.id));
  const problems: Problem[] = Object.entries({ from: payer, to: receiver })
    .filter(([, each]) => !roster.has(each))
    .map(([field, each]) => ({
      code: "no-such-player",
      path: `/${field}`,
      message: say.noSuchPlayer({ id: each }),
    }));
  if (payer === receiver) problems.push({ code: "pays-itself", path: "/to", message: say.paysItself });
  if (!isDay(day)) problems.push({ code: "not-a-day", path: "/on", message: say.notADate });
  if (await store.leaguePayment.findUnique({ where: { leagueId_id: { leagueId: league.id, id } } }))
    problems.push({ code: "payment-taken", path: "/payment", message: say.paymentTaken({ id }) });
  if (currency === "") problems.push({ code: "no-currency", path: "", message: say.noCurrency });
  problems.push(...under("/currency", currencyProblems(currency, serverLanguage)));
  if (problems.length > 0) return problems;
  await store.leaguePayment.create({
    data: { leagueId: league.id, id, payer, receiver, amount, currency, day },
  });
  const payments = await paymentsOf(store, league.id, await personOf(store, league.id), { id });
  await recount(store, league, { removed: nothing, added: { games: [], payments } });
  return [];
}
