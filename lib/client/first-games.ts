import { isRecord } from "@/lib/rules/record";
import { observable } from "./observable";
import type { ListedGame, StoredRules } from "./store/device-store";

/** What comes first where a game is chosen. */
export interface FirstGames {
  /** What was played here, the latest first. */
  readonly played: readonly Pick<ListedGame, "game" | "options">[];
  /** The house rules of this device, by name. */
  readonly rules: readonly StoredRules[];
  /** Whether they could not be read, and are as they were known before. */
  readonly isUnread: boolean;
  /** The leagues of this device, by name, with their house rules. */
  readonly leagues: readonly LeagueWithRules[];
}

/** A league, as far as a game is chosen in it. */
export interface LeagueWithRules {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly StoredRules[];
}

/** The last answer of the device's store, which a page can draw before it has the code that asks the store. */
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
      ...{ played: whole(written.played), rules: whole(written.rules), isUnread: false },
      leagues: (written.leagues ?? []).map((league) => ({ ...league, rules: whole(league.rules) })),
    };
  } catch {
    // A browser that forbids storage, or something that nobody can read.
    return noFirstGames;
  }
}

/** What the device's store has answered. */
export function setFirstGames(part: Partial<FirstGames>): void {
  const next = { ...firstGames(), ...part };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It holds until the page is closed.
  }
  state.set(next);
}

/** As it was when the page opened, or as the store has answered since. */
export function firstGames(): FirstGames {
  atFirst ??= stored();
  return state.snapshot() ?? atFirst;
}

export const onFirstGames = state.subscribe;
