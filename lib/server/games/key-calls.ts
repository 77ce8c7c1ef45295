import {
  type HandKeyRequest,
  type KeeperKeyRequest,
  maxHandKeys,
  type TableKeysRequest,
} from "@/lib/sync/wire/wire-keys";
import { answer, refuseFor } from "../http/http";
import type { Call } from "../http/route";
import { messages } from "../words/words";

/** `POST /api/games/:id/keeper-key`: replaces the keeper key. */
export async function replaceKeeperKey({ server, id, key, body }: Call<KeeperKeyRequest>): Promise<Response> {
  const { gameStore, handStore } = server;
  await gameStore.replaceKey(id, key, body.key);
  return answer(await handStore.keys(id));
}

/** `POST /api/games/:id/hand-keys`: adds a hand key. */
export async function addHandKey({ server, id, key, body }: Call<HandKeyRequest>): Promise<Response> {
  const keys = await server.handStore.addKey(id, key, body.key, body.only ?? false);
  if (keys !== "too-many") return answer(keys);
  return refuseFor("too-many-keys", messages().tooManyKeys({ max: maxHandKeys }), "/key");
}

/** `POST /api/evenings/:id/table-keys`: opens the evening's tables, and the links of its people. */
export const openTables = async ({ server, id, key, body }: Call<TableKeysRequest>): Promise<Response> =>
  answer(await server.tableKeys.open(id, key, body.keys, body.people));
