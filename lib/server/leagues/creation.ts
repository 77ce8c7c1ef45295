import { Prisma } from "@/generated/prisma/client";
import { keptName } from "@/lib/league/names";
import { usualPoints } from "@/lib/league/standings/points";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import { hashKey } from "../http/key";
import { type Sql, valueLists } from "../store/sql";
import { writeSeason } from "./changes";

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
