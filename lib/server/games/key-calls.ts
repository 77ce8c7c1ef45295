import { type HandKeyRequest, type KeeperKeyRequest, maxHandKeys } from "@/lib/sync/wire/wire-keys";
import { answer, refuseFor } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";
import { messages } from "../words/words";
import { noSuchGame, wrongKey } from "./game-calls";

/** `POST /api/games/:id/keeper-key`: replaces the keeper key. */
export async function replaceKeeperKey({ id, key, body }: Call<KeeperKeyRequest>): Promise<Response> {
  const { gameStore, handStore } = runningServer();
  const replaced = await gameStore.replaceKey(id, key, body.key);
  switch (replaced) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "replaced":
      return answer(await handStore.keys(id));
  }
}

/** `POST /api/games/:id/hand-keys`: adds a hand key. */
export async function addHandKey({ id, key, body }: Call<HandKeyRequest>): Promise<Response> {
  const added = await runningServer().handStore.addKey(id, key, body.key, body.only ?? false);
  switch (added.outcome) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "too-many":
      return refuseFor("too-many-keys", messages().tooManyKeys({ max: maxHandKeys }), "/key");
    case "added":
      return answer(added.keys);
  }
}
