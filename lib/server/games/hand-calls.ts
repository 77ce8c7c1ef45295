import { handRequest } from "@/lib/sync/wire/wire-hands";
import { answer, refuse } from "../http/http";
import { bearerKey } from "../http/key";
import { noKey, readKeyed } from "../http/keyed-request";
import type { Call } from "../http/route";
import { runningServer } from "../start";
import { noSuchGame, wrongKey } from "./game-calls";

/** `POST /api/games/:id/hands`: a player proposes a hand. */
export async function proposeHand({ request, id }: Call): Promise<Response> {
  const keyed = await readKeyed(request, handRequest);
  if (!keyed.ok) return keyed.error;
  const { key, value } = keyed.value;
  const proposed = await runningServer().handStore.propose(id, key, value);
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
export async function readHands({ request, id }: Call): Promise<Response> {
  const key = bearerKey(request.headers);
  if (key === undefined) return noKey();
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
