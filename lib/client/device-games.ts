import { importInTurn } from "@/lib/rules/import-queue";
import { contactOf, device } from "./device";
import { DeviceGame } from "./game/device-game";
import type { LeagueSync } from "./leagues/session/league-sync";
import { listen, wheneverBack } from "./net/page-life";

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

/** Of what was deleted, nothing is left on this page either. */
export function closeGames(id: string | "everything"): void {
  if (id === "everything") games.clear();
  else games.delete(id);
}

function pokeLeague(id: string): void {
  // Without the code, what waits goes out with the next page that can load it.
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
    importInTurn(() => import("./leagues/session/league-sync")),
    importInTurn(() => import("./leagues/session/league-calls")),
  ]);
  return new LeagueSync(id, {
    ...device(),
    calls: leagueCalls,
    gameMissing: (game) => void gameOf(game).restore(),
    changeHeader: (game, to) => gameOf(game).changeHeader(to),
  });
}

/** Begins once the server has the game: to ask it before is an error that the browser shows. */
function onceOnServer(game: DeviceGame, begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    const phase = game.snapshot();
    const isNew = phase.phase === "ready" && !phase.keys.onServer;
    if (phase.phase !== "loading" && !isNew) end ??= begin();
  };
  const ends = game.subscribe(look);
  look();
  return () => {
    ends();
    end?.();
  };
}

/** Keeps a game up to date while a page shows it. The function ends it. */
export function follow(game: DeviceGame): () => void {
  const { store, locks } = device();
  const listener = {
    onHead: (head: number, hands: number) => {
      contactOf(game.id).met(true, hands);
      game.onServerHead(head);
    },
    missed: () => {
      contactOf(game.id).handsUnknown();
      void game.sync();
    },
  };
  const ends = [
    wheneverBack(() => void game.sync()),
    store.watch(() => void game.refresh()),
    onceOnServer(game, () => listen(game.id, device(), store.lasting ? locks : undefined, listener)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
