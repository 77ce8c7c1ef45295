import { games } from "../../lib/games/registry";
import { entry, key, uuid } from "./entries";
import { simulateGame, somePlayers } from "./simulate";

/**
 * Creates a game of Doubles on a server with eight players, `rounds` rounds and a distant target. Returns the address
 * of its table as an invite link for scorekeepers.
 */
export async function longSheet(server: string, rounds: number): Promise<string> {
  const game = games.find("doubles");
  if (!game) throw new Error("there is no Doubles");
  const setUp = { players: somePlayers(8), options: { set: 9, handSize: 5, target: 1000 } };
  const { sheet } = simulateGame(game, setUp, 8, { hands: rounds });
  const id = uuid();
  const send = async (path: string, body: object): Promise<void> => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
    const sent = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!sent.ok) throw new Error(await sent.text());
  };
  await send("/api/games", { protocol: 1, id, ...setUp, game: game.id });
  // The simulated players stop early; here the game continues.
  const played = (sheet.entries as { readonly kind: string }[]).filter(({ kind }) => kind !== "end");
  await send(`/api/games/${id}/entries`, { protocol: 1, base: 0, entries: played.map(entry) });
  return `${server}/play?game=${id}#key=${key}`;
}
