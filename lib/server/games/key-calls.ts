import { type HandKeyRequest, type KeeperKeyRequest, maxHandKeys } from "@/lib/sync/wire/wire-keys";
import { answer, refuseFor } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";
import { messages } from "../words/words";

/** `POST /api/games/:id/keeper-key`: replaces the keeper key. */
export async function replaceKeeperKey({ id, key, body }: Call<KeeperKeyRequest>): Promise<Response> {
  const { gameStore, handStore } = runningServer();
  await gameStore.replaceKey(id, key, body.key);
  return answer(await handStore.keys(id));
}

/** `POST /api/games/:id/hand-keys`: adds a hand key. */
export async function addHandKey({ id, key, body }: Call<HandKeyRequest>): Promise<Response> {
  const keys = await runningServer().handStore.addKey(id, key, body.key, body.only ?? false);
  if (keys !== "too-many") return answer(keys);
  return refuseFor("too-many-keys", messages().tooManyKeys({ max: maxHandKeys }), "/key");
}
