import { eveningGame, playedIn } from "@/lib/evening/evening-game";
import { observable } from "@/lib/rules/observable";
import { isRecord } from "@/lib/rules/record";
import type { GameSetup } from "./game/games";
import { nextGame } from "./game/next-game";
import type { Deleted, ListedGame, StoredRules } from "./store/device-store";

/** The start of the list when a game is chosen. */
export interface FirstGames {
  /** The games played here, latest first. */
  readonly played: readonly PlayedHere[];
  /** The house rules of this device, by name. */
  readonly rules: readonly StoredRules[];
  /** Whether they could not be read; then they are those last known. */
  readonly isUnread: boolean;
  /** The leagues of this device, by name, with their house rules. */
  readonly leagues: readonly LeagueWithRules[];
}

/** A game that was played here. */
export interface PlayedHere extends Pick<ListedGame, "game" | "options"> {
  /** The next game of the same people. Missing in what earlier versions stored. */
  readonly next?: GameSetup;
  /** The ids of partners, by side, if they play together. */
  readonly sides?: readonly (readonly string[])[];
}

/** The parts of a league needed for choosing a game. */
export interface LeagueWithRules {
  readonly id: string;
  readonly name: string;
  /** No game can be started in it from here: the key is no longer the league's, or the league was deleted. */
  readonly isClosed?: true;
  /** Results can be put in from here, and nothing else changed. */
  readonly isScorer?: true;
  readonly rules: readonly StoredRules[];
}

/** The last answer of the device's store. A page can draw it before the code that reads the store is loaded. */
const storageKey = "pipkeeper/first-games";

export const noFirstGames: FirstGames = { played: [], rules: [], isUnread: false, leagues: [] };

const state = observable<FirstGames | undefined>(undefined);
let atFirst: FirstGames | undefined;

function stored(): FirstGames {
  try {
    const written: Partial<FirstGames> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const whole = <Each extends object>(list: readonly Each[] = []) =>
      list.filter((each: object) => isRecord(each) && "options" in each && isRecord(each.options));
    return {
      played: whole(written.played),
      rules: whole(written.rules),
      isUnread: false,
      leagues: (written.leagues ?? []).map((league) => ({ ...league, rules: whole(league.rules) })),
    };
  } catch {
    // The browser forbids storage, or the stored value cannot be read.
    return noFirstGames;
  }
}

/** The answer of the device's store. */
export function setFirstGames(part: Partial<FirstGames>): void {
  const next = { ...firstGames(), ...part };
  const isNothing = [next.played, next.rules, next.leagues].every(({ length }) => length === 0);
  try {
    // A device that has stored nothing is known by its empty storage (public/look.js).
    if (isNothing) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It lasts until the page is closed.
  }
  state.set(next);
}

/** Far more games than the start of the list shows. */
const maxPlayed = 20;

/**
 * Takes the games played here from the device's store: one for each game, people and league, latest first. Of an evening
 * it is all its people, not four of them for each game.
 */
export function setPlayed(games: readonly ListedGame[]): void {
  const different = new Map<string, PlayedHere>();
  const shown = games.filter((each) => each.key !== undefined && each.evening === undefined && isShown(each));
  for (const { summary, ...header } of shown.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    const next =
      header.game === eveningGame
        ? nextEvening(header, summary.players)
        : nextGame({ ...header, players: summary.players, gone: summary.gone ?? [] });
    const people = next.players.map(({ name }) => name).sort();
    const played = JSON.stringify([next.game, next.options, people, next.league?.id]);
    const { game, options } = next;
    // Everybody moved on by one seat, so the other side comes first.
    const sides = summary.sides?.toReversed();
    if (!different.has(played)) different.set(played, { game, options, next, ...(sides && { sides }) });
    if (different.size === maxPlayed) break;
  }
  setFirstGames({ played: [...different.values()] });
}

/** The same people another night, those included who went home early. A lot decides where they sit. */
const nextEvening = (
  { options, league }: Pick<ListedGame, "options" | "league">,
  players: ListedGame["players"],
): GameSetup => ({
  ...playedIn(options),
  players: players.map(({ id, name }) => ({ id, name })),
  ...(league && { league: { id: league.id, seats: league.seats } }),
});

/** Whether lists show a game: it was not deleted, or this device has kept it. */
export const isShown = ({ deleted }: { readonly deleted?: Deleted | undefined }): boolean =>
  deleted === undefined || deleted.here === "kept";

/** As it was when the page opened, or as the store has answered since. */
export function firstGames(): FirstGames {
  atFirst ??= stored();
  return state.snapshot() ?? atFirst;
}

export const onFirstGames = state.subscribe;
