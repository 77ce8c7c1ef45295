import { contactOf, device } from "./device";
import { DeviceGame } from "./game/device-game";
import type { LeagueSync } from "./leagues/session/league-sync";
import { endAll, listen, onResume } from "./net/page-life";
import { hasUnsent } from "./store/device-store";
import { whenIdle } from "./when-idle";

const games = new Map<string, DeviceGame>();
const leagues = new Map<string, Promise<LeagueSync>>();

/** A game of this page, open or not. */
export function gameOf(id: string): DeviceGame {
  const known = games.get(id);
  if (known) return known;
  const game = new DeviceGame(id, { ...device(), pokeLeague });
  games.set(id, game);
  return game;
}

/** Everything of a deleted game is dropped from this page too. */
export function closeGames(id: string | "everything"): void {
  if (id === "everything") games.clear();
  else games.delete(id);
}

function pokeLeague(id: string): void {
  // If the code cannot be loaded, the next page that can load it sends the waiting entries.
  leagueOf(id).then(
    (league) => league.push(),
    () => {},
  );
}

/** A league of this page; its code is loaded when the first is asked for. */
export function leagueOf(id: string): Promise<LeagueSync> {
  const known = leagues.get(id);
  if (known) return known;
  const league = openLeague(id);
  leagues.set(id, league);
  league.catch(() => leagues.delete(id));
  return league;
}

async function openLeague(id: string): Promise<LeagueSync> {
  const [{ LeagueSync }, { leagueCalls }] = await Promise.all([
    import("./leagues/session/league-sync"),
    import("./leagues/session/league-calls"),
  ]);
  return new LeagueSync(id, {
    ...device(),
    calls: leagueCalls,
    gameMissing: (game) => void gameOf(game).restore(),
    changeHeader: (game, to) => gameOf(game).changeHeader(to),
  });
}

/** Starts once the server has the game: asking earlier gives an error that the browser logs. */
function onceOnServer(game: DeviceGame, begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const check = () => {
    const phase = game.snapshot();
    const isNew = phase.type === "ready" && !phase.keys.onServer;
    if (phase.type !== "loading" && !isNew) end ??= begin();
  };
  const ends = game.subscribe(check);
  check();
  return () => {
    ends();
    end?.();
  };
}

/** What was entered without a network is sent from whichever game is open when it comes back, not of that game only. */
async function sendWaiting(): Promise<void> {
  for (const game of await device().store.games()) if (hasUnsent(game)) void gameOf(game.id).sync();
}

let cancelSending = (): void => {};

/** Keeps a game up to date while a page shows it. The returned function ends it. */
export function follow(game: DeviceGame): () => void {
  const { store, locks } = device();
  const listener = {
    onHead: (head: number, hands: number, told: unknown) => {
      contactOf(game.id).noteContact(true, hands);
      game.onServerHead(head, told);
    },
    missed: () => {
      contactOf(game.id).handsUnknown();
      void game.sync();
    },
  };
  return endAll(
    onResume(() => {
      void game.sync();
      // Once, however many games the page shows.
      cancelSending();
      cancelSending = whenIdle(() => void sendWaiting());
    }),
    store.watch(() => void game.refresh()),
    onceOnServer(game, () => listen(game.id, device(), store.lasting ? locks : undefined, listener)),
  );
}
