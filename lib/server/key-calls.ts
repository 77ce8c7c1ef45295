import { readObject } from "@/lib/rules/read";
import { kernelWords } from "@/lib/rules/words";
import { handKeyRequest, keeperKeyRequest, mostHandKeys } from "@/lib/sync/wire-keys";
import { readJson } from "./body";
import { noKey, noSuchGame, wrongKey } from "./game-calls";
import { answer, refuse, refuseFor } from "./http";
import { bearerKey } from "./key";
import type { Call } from "./route";
import { runningServer } from "./start";
import { say, serverLanguage } from "./words";

/** `POST /api/games/:id/keeper-key`: another keeper key. */
export async function replaceKeeperKey({ request, id }: Call): Promise<Response> {
  const body = await readJson(request);
  if (!body.ok) return body.error;
  const { problems, value } = readObject(
    keeperKeyRequest,
    body.value,
    say.theRequest,
    kernelWords[serverLanguage],
  );
  if (!value) return refuse("bad-request", problems);
  const key = bearerKey(request.headers);
  if (key === undefined) return noKey();
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
  const body = await readJson(request);
  if (!body.ok) return body.error;
  const { problems, value } = readObject(
    handKeyRequest,
    body.value,
    say.theRequest,
    kernelWords[serverLanguage],
  );
  if (!value) return refuse("bad-request", problems);
  const key = bearerKey(request.headers);
  if (key === undefined) return noKey();
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
