import type { Game } from "../game";
import type { Problem } from "../problem";
import { err, ok, type Result } from "../result";
import { kernelProblem } from "../texts";
import type { Games } from "./scoresheet";

export const maxRulesName = 40;

/** Named house rules: a game, and the options in which they differ. A scoresheet has the options, but not the name. */
export interface NamedRules {
  readonly name: string;
  /** The ruleset's id. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Why these house rules cannot be played; paths start at the rules. */
export function houseRulesProblems(
  { game: id, options }: Pick<NamedRules, "game" | "options">,
  games: Games,
): readonly Problem[] {
  const game = games.find(id);
  if (!game) return [kernelProblem("unknown-game", "/game", { games: games.ids })];
  const players = maxPlayers(game, options);
  return players.ok ? [] : players.error;
}

/** The largest number of players that these options allow, or why they allow none. */
export function maxPlayers(game: Game, options: NamedRules["options"]): Result<number, readonly Problem[]> {
  const { min, max } = game.seats(options);
  let wrong: readonly Problem[] = [];
  for (let players = max; players >= min; players--) {
    const people = Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, name: `${seat + 1}` }));
    const sat = game.sit(options, people);
    if (sat.ok) return ok(players);
    wrong = sat.error;
  }
  return err(wrong);
}
