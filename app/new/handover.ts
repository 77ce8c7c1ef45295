import type { GameSetup } from "@/lib/client/games";
import { keepSetup } from "./setup-draft";

/**
 * Lays a finished game's setup into the form for a new game: the same game, house rules and people, one seat on, so
 * that somebody else is first. Returns the address to go to: `router.push(handOver({ game, options, players }))`.
 */
export function handOver({ game, options, players }: GameSetup): string {
  const answers = Object.entries(options).filter((option): option is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof option[1]),
  );
  keepSetup({
    game,
    players: [...players.slice(1), ...players.slice(0, 1)].map(({ id, name }) => ({ id, name })),
    name: "",
    answers: { [game]: Object.fromEntries(answers) },
  });
  return "/new";
}
