import type { HandRequest } from "@/lib/sync/wire/wire-hands";
import { answer, refuse } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";
import { noSuchGame, wrongKey } from "./game-calls";

/** `POST /api/games/:id/hands`: a player proposes a hand. */
export async function proposeHand({ id, key, body }: Call<HandRequest>): Promise<Response> {
  const proposed = await runningServer().handStore.propose(id, key, body);
  switch (proposed.outcome) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "behind":
    case "unfit":
      return refuse(proposed.outcome, proposed.problems);
    case "stored":
      return answer(proposed.hands);
  }
}

/** `GET /api/games/:id/hands`: what players propose for the round that is being entered. */
export async function readHands({ id, key }: Call): Promise<Response> {
  const read = await runningServer().handStore.read(id, key);
  switch (read.outcome) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "read":
      return answer(read.hands);
  }
}
