import type { CountableSheet } from "@/lib/league/sheets/recorded-evening";
import type { CountableGame } from "@/lib/league/standings/posted";
import { sameJson } from "@/lib/rules/same-json";
import type { LeagueResult } from "../games/replayed-game";
import { lockLeagues } from "../store/locks";
import type { LeagueGame } from "../store/rows";
import type { Store } from "../store/store";
import { finishedNow } from "./game-result";
import { readResult, writtenResult } from "./league-record";
import { touchLeague } from "./league-row";

/**
 * Stores the result of a game, or of an evening, in the leagues that it is in after its log has changed, in the
 * transaction of that entry: a new one, a corrected one, or none when it continues.
 */
export async function postToLeagues(
  store: Store,
  gameId: string,
  result: LeagueResult | undefined,
): Promise<void> {
  const leagues = await store.leagueGame.findMany({ where: { gameId }, select: { leagueId: true } });
  await lockLeagues(
    store,
    leagues.map(({ leagueId }) => leagueId),
  );
  // Read after locking: until then, others may have removed the game from a league.
  const rows = await store.leagueGame.findMany({ where: { gameId }, orderBy: { leagueId: "asc" } });
  const finished = rows.length > 0 ? await finishedNow(store, gameId, result) : undefined;
  for (const row of rows) await putResult(store, row, storedOf(row, finished));
}

/** What a league stores of a finished game or evening: nothing while it has players who are not on the roster. */
export function storedOf(
  { seats }: Pick<LeagueGame, "seats">,
  finished: CountableGame | CountableSheet | undefined,
): Pick<LeagueGame, "finishedAt" | "result" | "waitsFor"> {
  const seated: Readonly<Record<string, string>> = JSON.parse(seats);
  const waitsFor = finished?.table.filter(({ id }) => !Object.hasOwn(seated, id)) ?? [];
  const counts = waitsFor.length === 0 ? finished : undefined;
  return {
    finishedAt: counts?.finishedAt ?? null,
    result: counts ? writtenResult(counts) : null,
    waitsFor: JSON.stringify(waitsFor),
  };
}

/** Stores it in a row, if that is another result than before. */
export async function putResult(
  store: Store,
  row: LeagueGame,
  stored: ReturnType<typeof storedOf>,
): Promise<void> {
  if (isStored(row, stored)) return;
  const { leagueId, gameId } = row;
  const data = { ...stored, changed: await touchLeague(store, leagueId) };
  await store.leagueGame.update({ where: { leagueId_gameId: { leagueId, gameId } }, data });
}

/** Whether a row has this already. Earlier versions wrote the same result in another order. */
export const isStored = (row: LeagueGame, stored: ReturnType<typeof storedOf>): boolean =>
  row.finishedAt === stored.finishedAt &&
  row.waitsFor === stored.waitsFor &&
  sameResult(row.result, stored.result);

const sameResult = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && sameJson(inOrder(one), inOrder(other)));

function inOrder(written: string): unknown {
  const result = readResult(written);
  if ("sheet" in result) return result;
  const { seats, aside } = result;
  const bySeat = (a: { readonly seat: string }, b: { readonly seat: string }): number =>
    a.seat < b.seat ? -1 : 1;
  return [[...seats].sort(bySeat), aside.map(({ seat, balance }) => ({ seat, balance })).sort(bySeat)];
}
