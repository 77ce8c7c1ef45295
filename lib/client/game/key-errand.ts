import type { Answered, ServerCalls } from "../net/server-calls";
import type { KeptHeader, OtherKeys } from "../store/device-store";
import type { Heard } from "./heard";

/** The header with other keys; what is undefined is left out. */
export function withKeys(
  header: KeptHeader,
  change: { [Name in keyof OtherKeys]: OtherKeys[Name] | undefined },
): KeptHeader {
  const all = Object.entries({ ...header.keys, ...change }).filter(([, value]) => value !== undefined);
  return { ...header, keys: Object.fromEntries(all) };
}

/**
 * Takes in a keeper key that came by an invite. Where there is none it holds at once, also without a network; where
 * there is another, an old link must not take the place of a key that is right, so that the server is asked first.
 */
export function invited(header: KeptHeader, key: string): KeptHeader {
  if (header.key === undefined) return { ...header, key };
  return header.key === key ? header : withKeys(header, { offered: key });
}

/** What the server is to be told or asked about keys before all else; undefined when there is nothing. */
export function keyErrand(
  { id, key, keys = {} }: KeptHeader,
  server: ServerCalls,
): Promise<Heard> | undefined {
  const { offered, next, hand, tell } = keys;
  if (offered !== undefined)
    return heardOf(server.keeperKey(id, offered, offered), {
      done: (header) => ({ ...withKeys(withoutOldHand(header), { offered: undefined }), key: offered }),
      refused: (header) => withKeys(header, { offered: undefined }),
    });
  if (key === undefined) return undefined;
  if (next !== undefined)
    return heardOf(server.keeperKey(id, key, next), {
      done: (header) => ({ ...withKeys(withoutOldHand(header), { next: undefined }), key: next }),
      refused: (header) => withKeys(header, { next: undefined }),
      wrong: key,
    });
  if (hand !== undefined && tell !== undefined)
    return heardOf(server.handKey(id, key, hand, tell === "only"), {
      done: (header) => withKeys(header, { tell: undefined }),
      refused: (header) => withKeys(header, { hand: undefined, tell: undefined }),
      wrong: key,
    });
  return undefined;
}

/** With another keeper key the server forgets the keys for hands; one that it was not told of yet is still to come. */
const withoutOldHand = (header: KeptHeader): KeptHeader =>
  header.keys?.tell === undefined ? withKeys(header, { hand: undefined }) : header;

interface Ends {
  readonly done: (header: KeptHeader) => KeptHeader;
  readonly refused: (header: KeptHeader) => KeptHeader;
  /** The key that is not the game's, when it is refused. */
  readonly wrong?: string;
}

async function heardOf(call: Promise<Answered<unknown>>, { done, refused, wrong }: Ends): Promise<Heard> {
  const answered = await call;
  switch (answered.outcome) {
    case "unreachable":
      return { heard: "silence" };
    case "answered":
      return { heard: "keys", change: done };
    case "refused":
      if (answered.code === "no-such-game")
        return { heard: "change", onServer: false, more: true, apply: (log) => log };
      if (answered.code !== "wrong-key") return { heard: "trouble", trouble: "other-version" };
      return { heard: "keys", change: refused, ...(wrong !== undefined && { wrong }) };
  }
}
