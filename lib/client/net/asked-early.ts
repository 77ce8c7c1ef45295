import { isRecord } from "@/lib/rules/record";

declare global {
  interface Window {
    /** What was asked of the server before the program was there (`public/look.js`). */
    askedEarly?: { readonly path: string; readonly answer: Promise<Response> } | undefined;
  }
}

/** The answer to a request that was made early, once: whoever asks again asks the server. */
export function askedEarly(path: unknown): Promise<Response> | undefined {
  const early = window.askedEarly;
  if (early === undefined || early.path !== path) return undefined;
  window.askedEarly = undefined;
  return early.answer;
}

/** The rules of the game that was asked for early, as the answer names them; undefined without one. */
export async function rulesAskedEarly(): Promise<string | undefined> {
  try {
    // A copy is made before anybody reads the answer itself: whoever asks for it comes later.
    const reply: unknown = await window.askedEarly?.answer.then((response) => response.clone().json());
    return isRecord(reply) && typeof reply.game === "string" ? reply.game : undefined;
  } catch {
    return undefined;
  }
}
