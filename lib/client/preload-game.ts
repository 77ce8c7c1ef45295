import { loadGame } from "@/lib/games/load";
import { gameOf } from "./device-games";

/** The rules of the last table that was open: most people play the same game again. */
const place = "pipkeeper.rules";

function lastRules(): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeLastRules(id: string): void {
  try {
    localStorage.setItem(place, id);
  } catch {
    // Then the next table waits a moment longer for its rules.
  }
}

/**
 * Reads a game from this device before a screen asks for it, and meanwhile loads the rules that it is probably played
 * by. Resolves when it is ready to be shown, or is not on this device.
 */
export async function preloadGame(id: string): Promise<void> {
  const rules = lastRules();
  if (rules !== undefined) void loadGame(rules);
  const game = gameOf(id);
  await game.refresh();
  const phase = game.snapshot();
  if (phase.type === "ready") storeLastRules(phase.view.game.id);
}
