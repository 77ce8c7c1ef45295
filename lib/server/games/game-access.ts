import { refuseFor } from "../http/http";
import { isKey } from "../http/key";
import { RequestRefused } from "../http/refused";
import { messages } from "../words/words";

export const noSuchGame = (id: string): RequestRefused =>
  new RequestRefused(() => refuseFor("no-such-game", messages().noSuchGame({ id: id.slice(0, 64) })));

export const wrongGameKey = (): RequestRefused =>
  new RequestRefused(() => refuseFor("wrong-key", messages().wrongKey));

/** Refuses a request with another key than the game's. */
export function requireGameKey({ keyHash }: { readonly keyHash: string }, key: string): void {
  if (!isKey(key, keyHash)) throw wrongGameKey();
}
