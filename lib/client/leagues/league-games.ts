"use client";

import { afterChanges } from "@/lib/league/after-changes";
import type { LeagueGamesReply, MoneyReply } from "@/lib/league/replies";
import { type GameLeague, seatedIn } from "@/lib/league/seating";
import type { LeagueChange } from "@/lib/league/wire";
import type { Player } from "@/lib/rules/people/table";
import type { GameSummary } from "@/lib/sync/wire/wire";
import { gameOf, own } from "../own-device";
import { newId } from "../random-ids";
import { updateLeague } from "./league-push";
import { leagueCalls, pushToServer } from "./leagues";

/**
 * Puts a game of this device into a league, after those who are new there. It is kept on this device; the server is
 * told once it has the game. False when it could not be kept.
 */
export async function enterGame(
  id: string,
  gameId: string,
  { seats, newcomers }: ReturnType<typeof seatedIn>,
): Promise<boolean> {
  const changes: readonly LeagueChange[] = [
    ...newcomers.map(({ id: player, name }) => ({ change: "player" as const, id: newId(), player, name })),
    { change: "game", id: newId(), game: gameId, seats: { ...seats } },
  ];
  const kept = await updateLeague(own().store, id, (now) => ({
    ...now,
    waiting: [...now.waiting, ...changes],
  }));
  return kept !== undefined;
}

/**
 * How far a game of a league is. `counted`: the server has it there. `elsewhere`: another device keeps the league.
 * `locked`: the key here is not the league's any more. `waits`: it goes to the server by itself.
 */
export type InLeague = "counted" | "elsewhere" | "locked" | "waits";

/** Pushes a league whose game is at the table, with everybody who has sat down there since it began. */
export async function pushGame(
  league: GameLeague,
  gameId: string,
  table: readonly Player[],
): Promise<InLeague> {
  const isNew = table.some(({ id }) => !Object.hasOwn(league.seats, id));
  const keptHere = async () => (await own().store.leagues()).find(({ id }) => id === league.id);
  const kept = await keptHere();
  if (isNew && kept) {
    const roster = afterChanges(kept.known, kept.waiting).players;
    const seated = seatedIn(roster, table, league.seats, newId);
    const isKept = await enterGame(league.id, gameId, seated);
    if (isKept)
      await gameOf(gameId).changeHeader((header) => ({
        ...header,
        league: { id: league.id, seats: seated.seats },
      }));
  }
  if (!kept) return "elsewhere";
  if ((await pushToServer(league.id)) === "done") return "counted";
  return (await keptHere())?.locked ? "locked" : "waits";
}

/** Payments of a league as the server has them, the last first; undefined when it cannot be reached. */
export async function paymentsOnServer(id: string): Promise<MoneyReply["payments"] | undefined> {
  const read = await leagueCalls.money(id);
  return read.outcome === "answered" ? read.reply.payments : undefined;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/**
 * A game of any device, as the server has it, by a link to it (of its table, its board or its sheet) or by its id.
 * `no-link`: there is no game in the text. `unknown`: the server has no such game.
 */
export async function gameOfLink(text: string): Promise<GameSummary | "no-link" | "unknown" | "unreachable"> {
  const id = uuid.exec(text)?.[0];
  if (id === undefined) return "no-link";
  const listed = await own().server.list([id.toLowerCase()]);
  if (listed.outcome !== "answered") return "unreachable";
  return listed.reply.games[0] ?? "unknown";
}

/** A part of the games that the server counts in a league; undefined when it cannot be reached. */
export async function gamesOnServer(
  id: string,
  page: number,
  size: number,
): Promise<LeagueGamesReply | undefined> {
  const read = await leagueCalls.games(id, page, size);
  return read.outcome === "answered" ? read.reply : undefined;
}
