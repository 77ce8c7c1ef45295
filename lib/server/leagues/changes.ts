import { Prisma } from "@/generated/prisma/client";
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
import type { Sql } from "../store/sql";
import { serverLanguage } from "../words";
import { putGame, type SeatedGames, takeGame } from "./game-changes";
import { type LeagueRow, seasonsOf } from "./league-row";
import { enterPayments, foldSeason, paymentsOf, takePayments } from "./posting/reposting";
import { rankAgain } from "./posting/standing-rows";
import { mergePlayer, type RosterRow, removePlayer, rosterOf, unmergePlayer } from "./roster-changes";

const say = leagueWords[serverLanguage];

/** The most addresses that one league keeps: all of them go on leading to it. */
const mostSlugs = 20;

/** What a change is made with. `league` is as it was before the change. */
interface Making {
  readonly sql: Sql;
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
  name: async ({ sql, league }, { name }) => {
    await sql.run(Prisma.sql`UPDATE "League" SET "name" = ${keptName(name)} WHERE "id" = ${league.id}`);
    return under("/name", nameProblems(name, serverLanguage));
  },
  slug: changeSlug,
  points: async ({ sql, league }, { points }) => {
    const problems = pointsProblems(points, serverLanguage);
    if (problems.length > 0) return under("/points", problems);
    await sql.run(
      Prisma.sql`UPDATE "League" SET "points" = ${JSON.stringify(points)} WHERE "id" = ${league.id}`,
    );
    for (const season of [undefined, ...(await seasonsOf(sql, league.id))])
      await rankAgain(sql, { id: league.id, points }, season);
    return [];
  },
  currency: async ({ sql, league }, { currency }) => {
    await sql.run(Prisma.sql`UPDATE "League" SET "currency" = ${currency} WHERE "id" = ${league.id}`);
    return under("/currency", currencyProblems(currency, serverLanguage));
  },
  player: addPlayer,
  "remove-player": ({ sql, league }, { player }) => removePlayer(sql, league, player.toLowerCase()),
  merge: ({ sql, league }, { player, into }) =>
    mergePlayer(sql, league, player.toLowerCase(), into.toLowerCase()),
  unmerge: ({ sql, league }, { player }) => unmergePlayer(sql, league, player.toLowerCase()),
  season: changeSeason,
  "remove-season": async ({ sql, league }, { season }) => {
    const id = season.toLowerCase();
    const removed = await sql.run(
      Prisma.sql`DELETE FROM "LeagueSeason" WHERE "leagueId" = ${league.id} AND "id" = ${id}`,
    );
    if (removed === 0)
      return [{ code: "no-such-season", path: "/season", message: say.noSuchSeason({ id: season }) }];
    await foldSeason(sql, league.id, id);
    return [];
  },
  game: ({ sql, league, games }, change) => putGame(sql, league, change, games),
  "remove-game": ({ sql, league }, { game }) => takeGame(sql, league, game.toLowerCase()),
  payment: addPayment,
  "remove-payment": async ({ sql, league }, { payment }) => {
    const id = payment.toLowerCase();
    const [known] = await paymentsOf(sql, league.id, Prisma.sql`AND "id" = ${id}`);
    if (!known)
      return [{ code: "no-such-payment", path: "/payment", message: say.noSuchPayment({ id: payment }) }];
    await takePayments(sql, league.id, [known]);
    await sql.run(Prisma.sql`DELETE FROM "LeaguePayment" WHERE "leagueId" = ${league.id} AND "id" = ${id}`);
    return [];
  },
};

async function changeSlug({ sql, league }: Making, { slug }: ChangeOf<"slug">): Promise<readonly Problem[]> {
  const problems = slugProblems(slug, serverLanguage);
  if (problems.length > 0) return under("/slug", problems);
  const [known] = await sql.rows<{ leagueId: string }>(
    Prisma.sql`SELECT "leagueId" FROM "LeagueSlug" WHERE "slug" = ${slug}`,
  );
  if (known && known.leagueId !== league.id) {
    const message = say.slugTaken({ slug, free: await findFreeSlug(sql, slug) });
    return [{ code: "slug-taken", path: "/slug", message }];
  }
  if (!known) {
    const own = await sql.rows(Prisma.sql`SELECT "slug" FROM "LeagueSlug" WHERE "leagueId" = ${league.id}`);
    if (own.length >= mostSlugs)
      return [{ code: "too-many-slugs", path: "/slug", message: say.tooManySlugs({ most: mostSlugs }) }];
    await sql.run(Prisma.sql`INSERT INTO "LeagueSlug" ("slug", "leagueId") VALUES (${slug}, ${league.id})`);
  }
  await sql.run(Prisma.sql`UPDATE "League" SET "slug" = ${slug} WHERE "id" = ${league.id}`);
  return [];
}

/** The first free address like `slug`. */
export async function findFreeSlug(sql: Sql, slug: string): Promise<string> {
  const like = `${slug.slice(0, 30)}%`;
  const rows = await sql.rows<{ slug: string }>(
    Prisma.sql`SELECT "slug" FROM "LeagueSlug" WHERE "slug" LIKE ${like}`,
  );
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (candidate) => taken.has(candidate));
}

async function addPlayer({ sql, league }: Making, change: ChangeOf<"player">): Promise<readonly Problem[]> {
  const id = change.player.toLowerCase();
  const name = keptName(change.name);
  const problems = nameProblems(name, serverLanguage);
  if (problems.length > 0) return under("/name", problems);
  const roster = await rosterOf(sql, league.id);
  const twin = roster.find((row: RosterRow) => row.id !== id && nameKey(row.name) === nameKey(name));
  if (twin) return [{ code: "name-taken", path: "/name", message: say.nameTaken({ name: twin.name }) }];
  const known = roster.some((row) => row.id === id);
  if (!known && roster.length >= mostPlayers)
    return [
      { code: "too-many-players", path: "/player", message: say.tooManyPlayers({ most: mostPlayers }) },
    ];
  await sql.run(Prisma.sql`
    INSERT INTO "LeaguePlayer" ("leagueId", "id", "name") VALUES (${league.id}, ${id}, ${name})
    ON CONFLICT ("leagueId", "id") DO UPDATE SET "name" = excluded."name"`);
  return [];
}

async function changeSeason(
  { sql, league }: Making,
  change: ChangeOf<"season">,
): Promise<readonly Problem[]> {
  const id = change.season.toLowerCase();
  const all = await seasonsOf(sql, league.id);
  const others = all.filter((season) => season.id !== id);
  const problems = seasonProblems(change, others, serverLanguage);
  if (problems.length > 0) return problems;
  if (others.length === all.length && all.length >= mostSeasons)
    return [
      { code: "too-many-seasons", path: "/season", message: say.tooManySeasons({ most: mostSeasons }) },
    ];
  await writeSeason(sql, league.id, { ...change, season: id });
  await foldSeason(sql, league.id, id);
  return [];
}

/** Writes a season that was checked. */
export async function writeSeason(
  sql: Sql,
  leagueId: string,
  { season, name, from, to, counting, points }: Omit<ChangeOf<"season">, "change" | "id">,
): Promise<void> {
  const counted = JSON.stringify(counting ?? usualCounting);
  await sql.run(Prisma.sql`
    INSERT INTO "LeagueSeason" ("leagueId", "id", "name", "firstDay", "lastDay", "counting", "points")
    VALUES (${leagueId}, ${season.toLowerCase()}, ${keptName(name)}, ${from}, ${to}, ${counted},
      ${points ? JSON.stringify(points) : null})
    ON CONFLICT ("leagueId", "id") DO UPDATE SET "name" = excluded."name", "firstDay" = excluded."firstDay",
      "lastDay" = excluded."lastDay", "counting" = excluded."counting", "points" = excluded."points"`);
}

async function addPayment({ sql, league }: Making, change: ChangeOf<"payment">): Promise<readonly Problem[]> {
  const [id, payer, receiver] = [change.payment, change.from, change.to].map((each) =>
    each.toLowerCase(),
  ) as [string, string, string];
  const { amount, on: day, currency = league.currency } = change;
  const players = await sql.rows<{ id: string }>(Prisma.sql`
    SELECT "id" FROM "LeaguePlayer" WHERE "leagueId" = ${league.id} AND "id" IN (${payer}, ${receiver})`);
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
  if ((await paymentsOf(sql, league.id, Prisma.sql`AND "id" = ${id}`)).length > 0)
    problems.push({ code: "payment-taken", path: "/payment", message: say.paymentTaken({ id }) });
  if (currency === "") problems.push({ code: "no-currency", path: "", message: say.noCurrency });
  problems.push(...under("/currency", currencyProblems(currency, serverLanguage)));
  if (problems.length > 0) return problems;
  const payment = { id, payer, receiver, amount, currency, day };
  await sql.run(Prisma.sql`
    INSERT INTO "LeaguePayment" ("leagueId", "id", "payer", "receiver", "amount", "currency", "day")
    VALUES (${league.id}, ${id}, ${payer}, ${receiver}, ${amount}, ${currency}, ${day})`);
  await enterPayments(sql, league.id, [payment]);
  return [];
}
