import type { HandRequest } from "@/lib/sync/wire/wire-hands";
import { answer, refuse } from "../http/http";
import type { Call } from "../http/route";

/** `POST /api/games/:id/hands`: a player proposes a hand. */
export async function proposeHand({ server, id, key, body }: Call<HandRequest>): Promise<Response> {
  const proposed = await server.handStore.propose(id, key, body);
  return proposed.outcome === "stored" ? answer(proposed.hands) : refuse(proposed.outcome, proposed.problems);
}

/** `GET /api/games/:id/hands`: what players propose for the round that is being entered. */
export async function readHands({ server, id, key }: Call): Promise<Response> {
  return answer(await server.handStore.read(id, key));
}
