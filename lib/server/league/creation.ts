import { Prisma } from "@/generated/prisma/client";
import { isTimeZone } from "@/lib/league/calendar";
import { keptName, nameKey, nameProblems } from "@/lib/league/names";
import { pointsProblems, usualPoints } from "@/lib/league/points";
import { seasonProblems } from "@/lib/league/season";
import { slugProblems } from "@/lib/league/slug";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import { leagueWords } from "@/lib/league/words";
import { type Problem, pointer, under } from "@/lib/rules/problem";
import { hashKey } from "../key";
import { serverLanguage } from "../words";
import { currencyProblems, writeSeason } from "./changes";
import { type Sql, valueLists } from "./sql";

const say = leagueWords[serverLanguage];

/** Everything that is wrong with a league to be made, besides its shape. */
export function creationProblems(request: CreateLeagueRequest): Problem[] {
  const {
    name,
    slug,
    players,
    points = usualPoints,
    currency = "",
    timeZone = "UTC",
    seasons = [],
  } = request;
  const problems = [
    ...under("/name", nameProblems(name, serverLanguage)),
    ...under("/points", pointsProblems(points, serverLanguage)),
    ...under("/currency", currencyProblems(currency)),
    ...(slug === undefined ? [] : under("/slug", slugProblems(slug, serverLanguage))),
  ];
  if (!isTimeZone(timeZone)) {
    const message = say.notATimeZone({ name: timeZone.slice(0, 60) });
    problems.push({ code: "not-a-time-zone", path: "/timeZone", message });
  }
  if (players.length < 2)
    problems.push({ code: "league-of-one", path: "/players", message: say.leagueOfOne });
  const ids = new Set<string>();
  const names = new Set<string>();
  players.forEach((player, index) => {
    const at = pointer("players", index);
    problems.push(...under(`${at}/name`, nameProblems(player.name, serverLanguage)));
    const id = player.id.toLowerCase();
    if (ids.has(id))
      problems.push({ code: "player-id-twice", path: `${at}/id`, message: say.playerIdTaken({ id }) });
    if (names.has(nameKey(player.name))) {
      const message = say.nameTaken({ name: keptName(player.name) });
      problems.push({ code: "name-taken", path: `${at}/name`, message });
    }
    ids.add(id);
    names.add(nameKey(player.name));
  });
  seasons.forEach((season, index) => {
    const others = seasons
      .slice(0, index)
      .map((other) => ({ name: other.name, firstDay: other.from, lastDay: other.to }));
    problems.push(...under(pointer("seasons", index), seasonProblems(season, others, serverLanguage)));
  });
  return problems;
}

/** Writes a league that was checked. */
export async function insertLeague(
  sql: Sql,
  id: string,
  request: CreateLeagueRequest,
  slug: string,
  key: string,
): Promise<void> {
  const { name, players, points = usualPoints, currency = "", timeZone = "UTC", seasons = [] } = request;
  const now = new Date();
  await sql.run(Prisma.sql`
    INSERT INTO "League" ("id", "slug", "name", "keyHash", "points", "currency", "timeZone", "createdAt")
    VALUES (${id}, ${slug}, ${keptName(name)}, ${hashKey(key)}, ${JSON.stringify(points)}, ${currency}, ${timeZone},
      ${now})`);
  await sql.run(Prisma.sql`INSERT INTO "LeagueSlug" ("slug", "leagueId") VALUES (${slug}, ${id})`);
  // The request itself is the league's first change, by which its repeat is known.
  await sql.run(Prisma.sql`
    INSERT INTO "LeagueChange" ("leagueId", "id", "body", "createdAt")
    VALUES (${id}, ${id}, ${JSON.stringify(request)}, ${now})`);
  const roster = players.map((player) => [id, player.id.toLowerCase(), keptName(player.name)]);
  for (const list of valueLists(roster))
    await sql.run(Prisma.sql`INSERT INTO "LeaguePlayer" ("leagueId", "id", "name") VALUES ${list}`);
  for (const season of seasons) await writeSeason(sql, id, { ...season, season: season.id });
}
