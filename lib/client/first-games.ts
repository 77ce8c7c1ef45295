import { isRecord } from "@/lib/rules/record";
import { observable } from "./observable";
import type { ListedGame, StoredRules } from "./store/device-store";

/** What comes first where a game is chosen. */
export interface FirstGames {
  /** What was played here, the latest first. */
  readonly played: readonly Pick<ListedGame, "game" | "options">[];
  /** The house rules of this device, by name. */
  readonly rules: readonly StoredRules[];
}

/** The last answer of the device's store, which a page can draw before it has the code that asks the store. */
const storageKey = "pipkeeper/first-games";

export const noFirstGames: FirstGames = { played: [], rules: [] };

const state = observable<FirstGames | undefined>(undefined);
let atFirst: FirstGames | undefined;

function stored(): FirstGames {
  try {
    const { played, rules }: Partial<FirstGames> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const isWhole = (each: unknown) => isRecord(each) && isRecord(each.options);
    return { played: played?.filter(isWhole) ?? [], rules: rules?.filter(isWhole) ?? [] };
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
