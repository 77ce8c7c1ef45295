import { Prisma } from "@/generated/prisma/client";
import type { FinishedGame, LeagueGamesReply, RecordsReply } from "@/lib/league/replies";
import type { Sql } from "../../store/sql";
import type { LeagueRow, SeasonRow } from "../league-row";
import { peopleOf } from "../posting/posting";
import { type ResultRow, seatResultOf } from "../posting/results";
import { rosterOf } from "../roster-changes";
import { kindsOf } from "./standings";

export interface GamesQuery {
  readonly season: SeasonRow | undefined;
  /** "": all kinds. */
  readonly kind: string;
  /** "": everybody's. */
  readonly player: string;
  readonly page: number;
  readonly size: number;
}

/** Finished games, the last first, and those that are played now. */
export async function readGames(sql: Sql, league: LeagueRow, query: GamesQuery): Promise<LeagueGamesReply> {
  const { season, kind, player, page, size } = query;
  const conditions = [
    Prisma.sql`g."leagueId" = ${league.id} AND g."finishedAt" IS NOT NULL`,
    ...(season ? [Prisma.sql`g."day" BETWEEN ${season.firstDay} AND ${season.lastDay}`] : []),
    ...(kind === "" ? [] : [Prisma.sql`g."kind" = ${kind}`]),
    ...(player === ""
      ? []
      : [
          Prisma.sql`EXISTS (SELECT 1 FROM "LeagueResult" r WHERE r."leagueId" = g."leagueId"
            AND r."gameId" = g."gameId" AND r."personId" = ${player})`,
        ]),
  ];
  const where = Prisma.join(conditions, " AND ");
  const [counted] = await sql.rows<{ total: number }>(
    Prisma.sql`SELECT COUNT(*) AS "total" FROM "LeagueGame" g WHERE ${where}`,
  );
  const games = await sql.rows<GameRow>(Prisma.sql`
    SELECT g."gameId" AS "game", g."kind", g."finishedAt", g."day", g."currency", g."seats"
    FROM "LeagueGame" g WHERE ${where}
    ORDER BY g."finishedAt" DESC, g."gameId" DESC LIMIT ${size} OFFSET ${(page - 1) * size}`);
  const players = await playersOf(
    sql,
    league.id,
    games.map(({ game }) => game),
  );
  return {
    ...{ league: league.id, total: counted?.total ?? 0, page, size },
    games: games.map((game) => finishedGame(game, players)),
    playing: await readPlaying(sql, league.id),
  };
}

/** One finished game of a league. */
export async function readLeagueGame(
  sql: Sql,
  leagueId: string,
  gameId: string,
): Promise<FinishedGame | undefined> {
  const [game] = await sql.rows<GameRow>(Prisma.sql`
    SELECT "gameId" AS "game", "kind", "finishedAt", "day", "currency", "seats" FROM "LeagueGame"
    WHERE "leagueId" = ${leagueId} AND "gameId" = ${gameId} AND "finishedAt" IS NOT NULL`);
  return game && finishedGame(game, await playersOf(sql, leagueId, [gameId]));
}

/** `seats` is JSON. */
type GameRow = Omit<FinishedGame, "players" | "seats"> & { readonly seats: string };

const finishedGame = (
  game: GameRow,
  players: ReadonlyMap<string, FinishedGame["players"]>,
): FinishedGame => ({ ...game, seats: JSON.parse(game.seats), players: players.get(game.game) ?? [] });

async function playersOf(
  sql: Sql,
  leagueId: string,
  games: readonly string[],
): Promise<Map<string, FinishedGame["players"]>> {
  const players = new Map<string, FinishedGame["players"]>();
  if (games.length === 0) return players;
  const rows = await sql.rows<ResultRow & { name: string }>(Prisma.sql`
    SELECT r.*, p."name" FROM "LeagueResult" r JOIN "LeaguePlayer" p
      ON p."leagueId" = r."leagueId" AND p."id" = r."personId"
    WHERE r."leagueId" = ${leagueId} AND r."gameId" IN (${Prisma.join([...games])})`);
  for (const row of rows) {
    const { seat, place, total, balance, money } = seatResultOf(row);
    const player = {
      player: row.personId,
      name: row.name,
      seat,
      place,
      total,
      balance: money ? balance : null,
    };
    players.set(row.gameId, [...(players.get(row.gameId) ?? []), player]);
  }
  for (const list of players.values()) list.sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1));
  return players;
}

async function readPlaying(sql: Sql, leagueId: string): Promise<LeagueGamesReply["playing"]> {
  const rows = await sql.rows<
    Record<"gameId" | "kind" | "currency" | "seats" | "waitsFor", string>
  >(Prisma.sql`
    SELECT "gameId", "kind", "currency", "seats", "waitsFor" FROM "LeagueGame"
    WHERE "leagueId" = ${leagueId} AND "finishedAt" IS NULL`);
  if (rows.length === 0) return [];
  const person = await peopleOf(sql, leagueId);
  const names = new Map((await rosterOf(sql, leagueId)).map(({ id, name }) => [id, name]));
  return rows.map(({ gameId, kind, currency, waitsFor, ...row }) => {
    const seats: Record<string, string> = JSON.parse(row.seats);
    const players = Object.values(seats).map((id) => ({
      ...{ player: person(id), name: names.get(person(id)) ?? "" },
    }));
    return { game: gameId, kind, currency, seats, players, waitsFor: JSON.parse(waitsFor) };
  });
}

type RecordRow = RecordsReply["streaks"][number];

/** So many of each are told. */
const mostRecords = 5;

export async function readRecords(sql: Sql, league: LeagueRow): Promise<RecordsReply> {
  const kinds: RecordsReply["kinds"] = [];
  for (const kind of await kindsOf(sql, league.id)) {
    const best = (column: Prisma.Sql, order: Prisma.Sql) =>
      records(
        ...([sql, league.id, column] as const),
        Prisma.sql`AND r."kind" = ${kind} AND ${column} > 0 ORDER BY ${column} ${order}, r."finishedAt"`,
        mostRecords,
      );
    const [asc, desc] = [Prisma.sql`ASC`, Prisma.sql`DESC`];
    kinds.push({
      kind,
      low: await best(Prisma.sql`r."low"`, asc),
      high: await best(Prisma.sql`r."high"`, desc),
      comebacks: await best(Prisma.sql`r."comeback"`, desc),
    });
  }
  return { league: league.id, kinds, streaks: await longestStreaks(sql, league.id) };
}

/** Each player's longest streak once: a streak of seven has one of six in it. */
async function longestStreaks(sql: Sql, leagueId: string): Promise<RecordRow[]> {
  const found: RecordRow[] = [];
  while (found.length < mostRecords) {
    const others =
      found.length === 0
        ? Prisma.empty
        : Prisma.sql`AND r."personId" NOT IN (${Prisma.join(found.map(({ player }) => player))})`;
    const order = Prisma.sql`AND r."streak" > 1 ${others} ORDER BY r."streak" DESC, r."finishedAt"`;
    const [next] = await records(sql, leagueId, Prisma.sql`r."streak"`, order, 1);
    if (!next) break;
    found.push(next);
  }
  return found;
}

function records(
  sql: Sql,
  leagueId: string,
  column: Prisma.Sql,
  rest: Prisma.Sql,
  limit: number,
): Promise<RecordRow[]> {
  return sql.rows(Prisma.sql`
    SELECT r."kind", r."gameId" AS "game", r."finishedAt", r."personId" AS "player", p."name", ${column} AS "value"
    FROM "LeagueResult" r JOIN "LeaguePlayer" p ON p."leagueId" = r."leagueId" AND p."id" = r."personId"
    WHERE r."leagueId" = ${leagueId} ${rest} LIMIT ${limit}`);
}
