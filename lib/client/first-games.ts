import { isRecord } from "@/lib/rules/record";
import { observable } from "./observable";
import type { ListedGame, StoredRules } from "./store/device-store";

/** The start of the list when a game is chosen. */
export interface FirstGames {
  /** The games played here, latest first. */
  readonly played: readonly Pick<ListedGame, "game" | "options">[];
  /** The house rules of this device, by name. */
  readonly rules: readonly StoredRules[];
  /** Whether they could not be read; then they are those last known. */
  readonly isUnread: boolean;
  /** The leagues of this device, by name, with their house rules. */
  readonly leagues: readonly LeagueWithRules[];
}

/** The parts of a league needed for choosing a game. */
export interface LeagueWithRules {
  readonly id: string;
  readonly name: string;
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
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It lasts until the page is closed.
  }
  state.set(next);
}

/** As it was when the page opened, or as the store has answered since. */
export function firstGames(): FirstGames {
  atFirst ??= stored();
  return state.snapshot() ?? atFirst;
}

export const onFirstGames = state.subscribe;
