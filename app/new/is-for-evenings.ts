import type { Form } from "@/lib/evening/setup";
import type { Game } from "@/lib/rules/game";
import { seatsInSides } from "@/lib/rules/people/parties";

type Options = Readonly<Record<string, unknown>>;

/** A full table of pairs, or nobody's if it cannot be played by four for points. */
function seated(game: Game, options: Options) {
  const four = Array.from({ length: seatsInSides }, (_, seat) => ({ id: `p${seat}`, name: `${seat}` }));
  const sat = game.sit(options, four);
  return sat.ok && sat.value.about.rankedBy === "points" ? sat.value : undefined;
}

/** Whether these rules are played by two pairs, for points, so that others can wait for their turn. */
export const isForEvenings = (game: Game, options: Options): boolean =>
  seated(game, options)?.sides !== undefined;

/** How these rules can be played at several tables: in pairs, or by everybody alone; not at all for money. */
export function clubForms(game: Game, options: Options): readonly Form[] {
  const table = seated(game, options);
  if (!table) return [];
  return table.sides ? ["partners", "pairs"] : ["alone"];
}
