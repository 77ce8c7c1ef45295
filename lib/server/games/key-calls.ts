import { handKeyRequest, keeperKeyRequest, mostHandKeys } from "@/lib/sync/wire/wire-keys";
import { answer, refuseFor } from "../http/http";
import { readKeyed } from "../http/keyed-request";
import type { Call } from "../http/route";
import { runningServer } from "../start";
import { say } from "../words";
import { noSuchGame, wrongKey } from "./game-calls";

/** `POST /api/games/:id/keeper-key`: another keeper key. */
export async function replaceKeeperKey({ request, id }: Call): Promise<Response> {
  const keyed = await readKeyed(request, keeperKeyRequest);
  if (!keyed.ok) return keyed.error;
  const { key, value } = keyed.value;
  const { gameStore, handStore } = runningServer();
  const replaced = await gameStore.replaceKey(id, key, value.key);
  switch (replaced) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "replaced":
      return answer(await handStore.keys(id));
  }
}

/** `POST /api/games/:id/hand-keys`: a key with which hands may be proposed. */
export async function addHandKey({ request, id }: Call): Promise<Response> {
  const keyed = await readKeyed(request, handKeyRequest);
  if (!keyed.ok) return keyed.error;
  const { key, value } = keyed.value;
  const added = await runningServer().handStore.addKey(id, key, value.key, value.only ?? false);
  switch (added.outcome) {
    case "missing":
      return noSuchGame(id);
    case "wrong-key":
      return wrongKey();
    case "too-many":
      return refuseFor("too-many-keys", say.tooManyKeys({ most: mostHandKeys }), "/key");
    case "added":
      return answer(added.keys);
  }
}
