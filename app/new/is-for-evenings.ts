import type { Game } from "@/lib/rules/game";
import { seatsInSides } from "@/lib/rules/people/parties";

/** Whether these rules are played by two pairs, for points, so that others can wait for their turn. */
export function isForEvenings(game: Game, options: Readonly<Record<string, unknown>>): boolean {
  const four = Array.from({ length: seatsInSides }, (_, seat) => ({ id: `p${seat}`, name: `${seat}` }));
  const sat = game.sit(options, four);
  return sat.ok && sat.value.sides !== undefined && sat.value.about.rankedBy === "points";
}
