import type { GameSetup } from "@/lib/client/game/games";
import { storeSetup } from "./setup-draft";

/**
 * Lays a setup into the form for a new game: game, house rules, league, and people in the order given. Returns the address
 * to go to: `router.push(handOver({ game, options, players }))`.
 */
export function handOver({ game, options, players, league }: GameSetup): string {
  const answers = Object.entries(options).filter((option): option is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof option[1]),
  );
  storeSetup({
    game,
    players: players.map(({ id, name }) => ({ id, name })),
    name: "",
    answers: { [game]: Object.fromEntries(answers) },
    ...(league && { league: { id: league.id, seats: { ...league.seats } } }),
  });
  return "/new";
}
