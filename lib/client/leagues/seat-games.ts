import { eveningGame } from "@/lib/evening/evening-game";
import { peopleIn } from "@/lib/evening/head";
import { afterChanges } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { seatedIn } from "@/lib/league/roster/seating";
import { sameJson } from "@/lib/rules/same-json";
import type { DeviceStore, ListedGame, StoredHeader, StoredLeague } from "../store/device-store";
import { isPutIn } from "./in-league";
import { updateLeague } from "./session/update-league";

export interface SeatingParts {
  readonly store: Pick<DeviceStore, "games" | "leagues" | "saveLeague">;
  newId(): string;
  /** Changes what this device stores about a game. */
  changeHeader(gameId: string, to: (header: StoredHeader) => StoredHeader): Promise<unknown>;
}

/**
 * Adds to a league's outbox what is missing about this device's games and evenings: one just created in the league,
 * players who joined one since, once the server has those entries, and a game whose newcomers turned out to be on the
 * roster already. Doing it twice adds nothing.
 */
export async function seatGames(leagueId: string, parts: SeatingParts): Promise<void> {
  const league = (await parts.store.leagues()).find(({ id }) => id === leagueId);
  for (const game of await parts.store.games()) {
    if (game.league?.id !== leagueId || game.key === undefined) continue;
    const { seats, pending } = game.league;
    if (game.game === eveningGame && !pending && !(league && isPutIn(league, game.id))) continue;
    const table = tableOf(game);
    if (
      pending ||
      table.some(({ id }) => !Object.hasOwn(seats, id)) ||
      (league && isLeftOut(league, game.id, seats, table))
    )
      await seatGame(game.id, leagueId, seats, table, parts);
  }
}

/**
 * Whether a game never reached the league because somebody at its table was not on the roster, where everybody is now,
 * under the same names.
 */
function isLeftOut(
  league: StoredLeague,
  gameId: string,
  seats: Readonly<Record<string, string>>,
  table: ListedGame["players"],
): boolean {
  const { players } = afterChanges(league.known, league.waiting);
  const isHere = ({ id }: ListedGame["players"][number]) => players.some((each) => each.id === seats[id]);
  if (table.every(isHere)) return false;
  const isIn = (league.sent ?? []).some((change) => change.change === "game" && change.game === gameId);
  return !isIn && seatedIn(players, table, seats, () => "").newcomers.length === 0;
}

/** The players the server will know once it has the game; a join that has not been sent yet may still be undone. */
function tableOf(game: ListedGame): ListedGame["players"] {
  if (game.onServer && game.waiting === 0) return game.summary.players;
  return game.game === eveningGame ? peopleIn(game) : game.players;
}

async function seatGame(
  gameId: string,
  leagueId: string,
  known: Readonly<Record<string, string>>,
  table: ListedGame["players"],
  { store, newId, changeHeader }: SeatingParts,
): Promise<void> {
  let seats = known;
  const stored = await updateLeague(store, leagueId, (league) => {
    const seated = seatedIn(afterChanges(league.known, league.waiting).players, table, known, newId);
    ({ seats } = seated);
    if (hasGame(league, gameId, seats)) return league;
    const newcomers = seated.newcomers.map(
      ({ id: player, name }): LeagueChange => ({ change: "player", id: newId(), player, name }),
    );
    const game: LeagueChange = { change: "game", id: newId(), game: gameId, seats: { ...seats } };
    return { ...league, waiting: [...league.waiting, ...newcomers, game] };
  });
  if (!stored.ok) return;
  await changeHeader(gameId, (header) => ({ ...header, league: { id: leagueId, seats } }));
}

/**
 * Whether the outbox already has the game with these seats: the page may have been closed before it could note that.
 */
const hasGame = ({ waiting, sent = [], refused }: StoredLeague, gameId: string, seats: object): boolean =>
  [...waiting, ...sent, ...refused.map(({ change }) => change)].some(
    (change) => change.change === "game" && change.game === gameId && sameJson(change.seats, seats),
  );
