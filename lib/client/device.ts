import { DeviceGame, type DeviceParts } from "./game/device-game";
import { MyGamesList } from "./game/my-games";
import { marked } from "./game/phone";
import type { LeagueSync } from "./leagues/league-sync";
import { Contact } from "./net/contact";
import type { LiveParts } from "./net/live";
import { listen, wheneverBack } from "./net/page-life";
import { callsOver, reporting } from "./net/server-calls";
import { newId } from "./random-ids";
import { browserStore } from "./store/browser-store";
import { reportStoreTrouble } from "./store/store-trouble";

interface Device extends DeviceParts, LiveParts {
  readonly games: Map<string, DeviceGame>;
  readonly contacts: Map<string, Contact>;
  readonly leagues: Map<string, Promise<LeagueSync>>;
  readonly myGames: MyGamesList;
}

let made: Device | undefined;

/** What this page has of the device; made when it is first asked for, in the browser. */
export function device(): Device {
  if (made) return made;
  const store = browserStore({ trouble: reportStoreTrouble });
  const overNetwork = callsOver((...request) => window.fetch(...request));
  const server = reporting(overNetwork, (id, reached) => contactOf(id).met(reached));
  const parts: DeviceParts & LiveParts = {
    store,
    server,
    locks: navigator.locks,
    holder: newId(),
    newId: (game) => (game === undefined ? newId() : marked(newId(), game, Date.now())),
    now: Date.now,
    random: Math.random,
    pokeLeague: (id) => {
      // Without the code, what waits goes out with the next page that can load it.
      leagueOf(id).then(
        (league) => league.push(),
        () => {},
      );
    },
    open: (address, on) => {
      const source = new EventSource(address);
      source.onmessage = ({ data }) => on.message(String(data));
      source.onerror = on.error;
      return () => source.close();
    },
    schedule: (delay, call) => {
      const timer = setTimeout(call, delay);
      return () => clearTimeout(timer);
    },
  };
  const myGames = new MyGamesList(store, server, (id) => void gameOf(id).sync());
  made = { ...parts, games: new Map(), contacts: new Map(), leagues: new Map(), myGames };
  return made;
}

/** A game of this page, open or not. */
export function gameOf(id: string): DeviceGame {
  const parts = device();
  const known = parts.games.get(id);
  if (known) return known;
  const game = new DeviceGame(id, parts);
  parts.games.set(id, game);
  return game;
}

/** A league of this page; its code is loaded when the first is asked for. */
export function leagueOf(id: string): Promise<LeagueSync> {
  const parts = device();
  const known = parts.leagues.get(id);
  if (known) return known;
  const league = openLeague(id, parts);
  parts.leagues.set(id, league);
  league.catch(() => parts.leagues.delete(id));
  return league;
}

async function openLeague(id: string, parts: DeviceParts): Promise<LeagueSync> {
  const [{ LeagueSync }, { leagueCalls }] = await Promise.all([
    import("./leagues/league-sync"),
    import("./leagues/league-calls"),
  ]);
  return new LeagueSync(id, {
    ...parts,
    calls: leagueCalls,
    gameMissing: (game) => void gameOf(game).restore(),
    changeHeader: (game, to) => gameOf(game).changeHeader(to),
  });
}

/** Whether and when the server was heard from about a game. */
export function contactOf(id: string): Contact {
  const { contacts, now } = device();
  const known = contacts.get(id);
  if (known) return known;
  const contact = new Contact(id, now);
  contacts.set(id, contact);
  return contact;
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
    heard: (head: number, hands: number) => {
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
