import type { Game } from "@/lib/rules/game";
import type { Deal } from "@/lib/rules/tiles/deal";

/** How a game is dealt to this many players under these options; undefined if that is not known yet. */
export function trialDeal(
  game: Game,
  options: Readonly<Record<string, unknown>>,
  players: number,
): Deal | undefined {
  const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `${seat + 1}` }));
  const sat = game.sit(options, people);
  return sat.ok ? sat.value.deal : undefined;
}
