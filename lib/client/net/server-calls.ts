import { eveningGame } from "@/lib/evening/evening-game";
import type { Problem } from "@/lib/rules/problem";
import { protocol } from "@/lib/sync/wire/protocol";
import type { AppendRequest, CreateRequest, GameReply, ListReply, Pull } from "@/lib/sync/wire/wire";
import type { DeletionReply } from "@/lib/sync/wire/wire-deletion";
import type { HandRequest, HandsReply } from "@/lib/sync/wire/wire-hands";
import type { KeysReply, PersonLink, TableKeysReply } from "@/lib/sync/wire/wire-keys";
import type * as z from "../../rules/zod";

/** No answer, or none from the server itself: try again later. `full`: it said that it cannot store anything now. */
type Unreachable = { readonly outcome: "unreachable"; readonly full?: true };
/** The server understood and refused. `pull` is there if the request was about a log. */
type Refused = {
  readonly outcome: "refused";
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly pull?: Pull;
  /** For a deleted item: until when it can be restored; undefined once it is gone. */
  readonly until?: string;
};
export type Answered<T> = { readonly outcome: "answered"; readonly reply: T } | Refused | Unreachable;

/** The server, as the device sees it. */
export interface ServerCalls {
  create(request: CreateRequest, key: string): Promise<Answered<GameReply>>;
  read(id: string, since: number): Promise<Answered<GameReply>>;
  append(id: string, key: string, request: AppendRequest): Promise<Answered<Pull>>;
  list(ids: readonly string[]): Promise<Answered<ListReply>>;
  /** Replaces the keeper key by `next`, authorised by `key`. */
  keeperKey(id: string, key: string, next: string): Promise<Answered<KeysReply>>;
  /** Lets `hand` propose hands; `only`: no other key. */
  handKey(id: string, key: string, hand: string, only: boolean): Promise<Answered<KeysReply>>;
  /** Opens an evening's tables 1, 2, 3, … with these keys, and the links of its people. */
  tableKeys(
    id: string,
    key: string,
    keys: readonly string[],
    people: readonly PersonLink[] | undefined,
  ): Promise<Answered<TableKeysReply>>;
  /** What players have proposed for the round being entered. */
  hands(id: string, key: string): Promise<Answered<HandsReply>>;
  propose(id: string, key: string, request: HandRequest): Promise<Answered<HandsReply>>;
  /** Deletes the game for everybody; it can be restored for a while. */
  remove(id: string, key: string): Promise<Answered<DeletionReply>>;
  restore(id: string, key: string): Promise<Answered<DeletionReply>>;
}

/** The answer of the server; undefined if it refused or could not be reached. */
export async function replyTo<T>(asked: Promise<Answered<T>>): Promise<T | undefined> {
  const answered = await asked;
  return answered.outcome === "answered" ? answered.reply : undefined;
}

/** Phones lose requests without noticing; after this many milliseconds one counts as lost. */
const timeoutMs = 15_000;

/** Insufficient Storage (RFC 4918, 11.5). */
const cannotStore = 507;

type Replies = typeof import("@/lib/sync/wire/replies").replies;
type Shapes = Replies["shapes"];

/** One request whose answer has this shape. */
export type Call = <T>(
  shape: (shapes: Shapes) => z.ZodMiniType<T>,
  path: string,
  init?: RequestInit,
) => Promise<Answered<T>>;

export function callOver(fetch: typeof globalThis.fetch): Call {
  return async (shape, path, init = {}) => {
    let raw: unknown;
    let ok: boolean;
    let replies: Replies;
    try {
      // Loaded with the first request: nothing on the screen has to wait for it before the answer.
      const loading = import("@/lib/sync/wire/replies").then(({ replies }) => replies);
      const answering = fetch(path, { ...init, cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
      const [response, loaded] = await Promise.all([answering, loading]);
      ok = response.ok;
      raw = await response.json();
      replies = loaded;
    } catch {
      return { outcome: "unreachable" };
    }
    const { shapes, read } = replies;
    if (ok) {
      const reply = read(shape(shapes), raw);
      return reply === undefined ? { outcome: "unreachable" } : { outcome: "answered", reply };
    }
    const document = read(shapes.problemDocument, raw);
    if (document?.status === cannotStore) return { outcome: "unreachable", full: true };
    // 429: the request was not processed. Nothing in it was refused, and it is sent again later.
    if (!document || document.status >= 500 || document.status === 429) return { outcome: "unreachable" };
    const { code, problems, until } = document;
    const more = read(shapes.pull, raw);
    return {
      outcome: "refused",
      code,
      problems: problems.map(withoutMessage),
      ...(more && { pull: more }),
      ...(until && { until }),
    };
  };
}

/** The server's sentence is left out, unless it is all that the server says about a problem. */
const withoutMessage = ({ message, ...problem }: Problem): Problem =>
  problem.params === undefined ? { ...problem, message } : problem;

export const bearer = (key: string): { readonly headers: Record<string, string> } => ({
  headers: { Authorization: `Bearer ${key}` },
});

export const post = (body: object, key?: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...(key !== undefined && bearer(key).headers) },
  body: JSON.stringify(body),
});

export function callsOver(fetch: typeof globalThis.fetch): ServerCalls {
  const call = callOver(fetch);
  const address = (id: string) => `/api/games/${encodeURIComponent(id)}`;

  return {
    // Games and evenings share ids: once it is there, either is found at the address of a game.
    create: (request, key) =>
      call(
        (shapes) => shapes.gameReply,
        request.game === eveningGame ? "/api/evenings" : "/api/games",
        post(request, key),
      ),
    read: (id, since) => call((shapes) => shapes.gameReply, `${address(id)}?since=${since}`),
    append: (id, key, request) => call((shapes) => shapes.pull, `${address(id)}/entries`, post(request, key)),
    keeperKey: (id, key, next) =>
      call((shapes) => shapes.keysReply, `${address(id)}/keeper-key`, post({ protocol, key: next }, key)),
    handKey: (id, key, hand, only) =>
      call(
        (shapes) => shapes.keysReply,
        `${address(id)}/hand-keys`,
        post({ protocol, key: hand, only }, key),
      ),
    tableKeys: (id, key, keys, people) =>
      call(
        (shapes) => shapes.tableKeysReply,
        `/api/evenings/${encodeURIComponent(id)}/table-keys`,
        post({ protocol, keys, ...(people && { people }) }, key),
      ),
    hands: (id, key) => call((shapes) => shapes.handsReply, `${address(id)}/hands`, bearer(key)),
    remove: (id, key) =>
      call((shapes) => shapes.deletionReply, address(id), { method: "DELETE", ...bearer(key) }),
    restore: (id, key) =>
      call((shapes) => shapes.deletionReply, `${address(id)}/restore`, post({ protocol }, key)),
    propose: (id, key, request) =>
      call((shapes) => shapes.handsReply, `${address(id)}/hands`, post(request, key)),
    list: (ids) =>
      call((shapes) => shapes.listReply, `/api/games?ids=${ids.map(encodeURIComponent).join(",")}`),
  };
}

/** What a pull would have brought, if the server has told it without being asked. */
export async function pullIn(told: unknown): Promise<Pull | undefined> {
  if (told === undefined) return undefined;
  try {
    const { replies } = await import("@/lib/sync/wire/replies");
    return replies.read(replies.shapes.pull, told);
  } catch {
    return undefined;
  }
}

/** The same calls, which also report whether the server was reached about a game. */
export function reporting(calls: ServerCalls, report: (id: string, reached: boolean) => void): ServerCalls {
  const noting = async <T>(id: string, call: Promise<Answered<T>>): Promise<Answered<T>> => {
    const answered = await call;
    report(id, answered.outcome !== "unreachable" || answered.full === true);
    return answered;
  };
  return {
    ...calls,
    create: (request, key) => noting(request.id, calls.create(request, key)),
    read: (id, since) => noting(id, calls.read(id, since)),
    append: (id, key, request) => noting(id, calls.append(id, key, request)),
  };
}
