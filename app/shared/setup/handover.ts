import type { GameSetup } from "@/lib/client/game/games";
import { answersIn, storeSetup } from "./setup-draft";

/**
 * Fills the form for a new game: game, house rules, league, and players in the given order. Returns the address to go
 * to: `router.push(handOver({ game, options, players }))`.
 */
export function handOver({ game, options, players, league }: GameSetup): string {
  storeSetup({
    game,
    players: players.map(({ id, name }) => ({ id, name })),
    name: "",
    answers: { [game]: answersIn(options) },
    ...(league && { league: { id: league.id, seats: { ...league.seats } } }),
  });
  return "/new";
}
