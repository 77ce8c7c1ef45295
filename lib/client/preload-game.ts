import { hasSecret } from "@/lib/export/links/traces";
import { loadGame } from "@/lib/games/load";
import { gameOf } from "./device-games";
import { rulesAskedEarly } from "./net/asked-early";
import { linkIn } from "./net/secret-links";

/** The rules of the last table that was open: most people play the same game again. */
const place = "pipkeeper.rules";

/** How long a screen may wait for a game of this device before it says so, in milliseconds. */
const maxWaitMs = 500;

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

const reading = new Map<string, Promise<void>>();

/**
 * Reads a game from this device before a screen shows it, and meanwhile loads the rules that it is probably played
 * by. Resolves when it can be shown, is not on this device, or takes too long to wait for. Each call for a game gives
 * the same promise.
 */
export function preloadGame(id: string): Promise<void> {
  const begun = reading.get(id);
  if (begun) return begun;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));
  const read = Promise.race([readGame(id), tooLong]);
  reading.set(id, read);
  return read;
}

/**
 * The same for the game of the page's address, while the page is still being set up: one that is new here comes from the
 * server, with the key that a link brought. The link stays in the address until the page takes it from there.
 */
export async function readEarly(id: string): Promise<void> {
  // What was asked for early names its rules: they come while the device is being read.
  void rulesAskedEarly().then((rules) => {
    if (rules !== undefined) void loadGame(rules);
  });
  await preloadGame(id);
  const game = gameOf(id);
  if (game.snapshot().type !== "loading") return;
  const { href, hash } = window.location;
  const brought = hasSecret(hash) ? await linkIn(href).catch(() => undefined) : undefined;
  await (typeof brought === "object" ? game.adopt(brought.secret) : game.sync());
}

async function readGame(id: string): Promise<void> {
  const rules = lastRules();
  if (rules !== undefined) void loadGame(rules);
  const game = gameOf(id);
  await game.refresh();
  const phase = game.snapshot();
  if (phase.type === "ready" && "game" in phase.view) storeLastRules(phase.view.game.id);
}
