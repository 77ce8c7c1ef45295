import type * as z from "zod/mini";
import { readObject } from "@/lib/rules/document/read";
import { err, ok, type Result } from "@/lib/rules/result";
import { kernelWords } from "@/lib/rules/words";
import { say, serverLanguage } from "../words";
import { readJson } from "./body";
import { refuse, refuseFor } from "./http";
import { bearerKey } from "./key";

/** What a request says that needs a key. */
export interface Keyed<T> {
  readonly key: string;
  readonly value: T;
  /** As it was sent: parsing loses what JavaScript finds special, a player called `__proto__`, say. */
  readonly sent: unknown;
}

/** A body of this schema and the key it comes with; or the answer that refuses it. */
export async function readKeyed<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
  keyMissing: string = say.noKey,
): Promise<Result<Keyed<T>, Response>> {
  const body = await readJson(request);
  if (!body.ok) return body;
  const { problems, value } = readObject(schema, body.value, say.theRequest, kernelWords[serverLanguage]);
  if (!value) return err(refuse("bad-request", problems));
  const key = bearerKey(request.headers);
  return key === undefined ? err(noKey(keyMissing)) : ok({ key, value, sent: body.value });
}

export const noKey = (message: string = say.noKey): Response =>
  refuseFor("no-key", message, "", { "WWW-Authenticate": 'Bearer realm="pipkeeper"' });
