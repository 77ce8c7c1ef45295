import type { GameSetup } from "@/lib/client/game/games";
import { draftOf, storeSetup } from "./setup-draft";

/**
 * Fills the form for a new game. Returns the address to go to: `router.push(handOver({ game, options, players }))`.
 */
export function handOver(setup: GameSetup): string {
  storeSetup(draftOf(setup));
  return "/new";
}
