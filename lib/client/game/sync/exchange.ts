import type { Problem } from "@/lib/rules/problem";
import { sameJson } from "@/lib/rules/same-json";
import { DeviceLog } from "@/lib/sync/device-log";
import { protocol } from "@/lib/sync/wire/protocol";
import type { AppendRequest, CreateRequest, GameReply, LogEntry, Pull } from "@/lib/sync/wire/wire";
import type { Round } from "../../net/push-loop";
import { type Answered, pullIn, type ServerCalls } from "../../net/server-calls";
import type { OpenGame } from "../open-game";
import {
  afterKeyRequest,
  cardKeyFor,
  type KeyRequest,
  keyIsRight,
  nextKeyRequest,
  ofOneTable,
} from "./key-requests";

/** Why entries stay on this device although the server answers. Nothing is lost. */
export type Trouble =
  /** The server and this page are of different versions: the page has to be reloaded. */
  | "other-version"
  /** The key on this device is no longer the game's. */
  | "wrong-key"
  /** The server is full or its disk refuses writes: retried automatically. */
  | "server-full"
  /** The server refuses for an unknown reason. */
  | "refused";

/** What a page knows about a game's server beyond what the device stores. */
export interface Session {
  /** Whether the server's log was confirmed to be the known one. */
  readonly checked: boolean;
  /** A key that the server refused: nothing more is pushed with it, and the game can only be watched. */
  readonly wrongKey?: string | undefined;
  /** The keeper key of the league that corrects the game from here. */
  readonly leagueKey?: string | undefined;
  /** Why the server's whole log has to be read: it is not the known one, or another device created the game. */
  readonly suspects?: "other-log" | "other-maker" | undefined;
  readonly trouble?: Trouble | undefined;
}

/** A game that this device has, and what is known of its server. */
type State = Pick<OpenGame, "header" | "start" | "log"> & { readonly session: Session };

/** Their new state, and how the exchange ended. */
type Step = Pick<State, "header" | "log" | "session"> & { readonly round: Round };

interface Requests {
  readonly create: { readonly request: CreateRequest; readonly key: string };
  /** `head`: the last entry known at the time. */
  readonly read: { readonly since: number; readonly head: number };
  /** `asks`: nothing is new in it; the answer shows whether the league may correct the game. */
  readonly append: { readonly request: AppendRequest; readonly key: string; readonly asks?: true };
  readonly keys: KeyRequest;
}

interface Replies {
  readonly create: GameReply;
  readonly read: GameReply | Pull;
  readonly append: Pull;
  readonly keys: unknown;
}

type Request = { [Call in keyof Requests]: { readonly call: Call } & Requests[Call] }[keyof Requests];

type Of<Call extends keyof Requests> = { readonly call: Call } & Requests[Call] & {
    readonly answer: Answered<Replies[Call]>;
  };

/** A request and its answer. */
type Exchange = { [Call in keyof Requests]: Of<Call> }[keyof Requests];

/** The next request about a game. */
export function nextRequest({ header, log, session }: State): Request {
  const { id, game, options, players, key } = header;
  const { checked, wrongKey, suspects } = session;
  // Nothing is sent about a deleted game; reading shows whether somebody has restored it.
  if (header.deleted) return { call: "read", since: Math.max(0, log.head - 1), head: log.head };
  if (suspects) return { call: "read", since: 0, head: log.head };
  if (!header.onServer && key !== undefined) {
    const request = { protocol, id, game, options: { ...options }, players: [...players] };
    return { call: "create", request: { ...request, protocol }, key };
  }
  const aboutKeys = nextKeyRequest(header);
  const isAnswered = (aboutKeys?.about === "unchecked" || aboutKeys?.about === "tables") && key === wrongKey;
  if (aboutKeys && !isAnswered) return { call: "keys", ...aboutKeys };
  const request = log.request();
  const writes = keyOf({ header, log, session });
  if (checked && writes !== undefined && writes !== wrongKey) {
    const last = log.stored.known.at(-1)?.entry;
    if (key === undefined && header.corrects?.unchecked && last)
      return {
        call: "append",
        request: { protocol, base: log.head, entries: [last] },
        key: writes,
        asks: true,
      };
    if (request) return { call: "append", request: ofOneTable(header, request), key: writes };
  }
  // The last known entry is requested as well: a server restored from a backup has another one there, or none.
  return { call: "read", since: Math.max(0, log.head - 1), head: log.head };
}

/** What entries are sent with: the game's key, that of the league that corrects it, or that of what they are about. */
const keyOf = ({ header, log, session }: Pick<State, "header" | "log" | "session">): string | undefined =>
  header.key ?? (header.corrects ? session.leagueKey : cardKeyFor(header, log.request()?.entries[0]));

/** `told`: what the server has said of itself since the last exchange. It may answer the request. */
export async function send(
  id: string,
  request: Request,
  server: ServerCalls,
  told?: unknown,
): Promise<Exchange> {
  switch (request.call) {
    case "create":
      return { ...request, answer: await server.create(request.request, request.key) };
    case "read": {
      const reply = await pullIn(told);
      const since = (reply?.entries[0]?.seq ?? 0) - 1;
      // It begins with an entry that is known here, as what is asked for does, and ends no earlier.
      const isAll = reply && since > 0 && since <= request.since && reply.head >= request.head;
      return isAll
        ? { ...request, since, answer: { outcome: "answered", reply } }
        : { ...request, answer: await server.read(id, request.since) };
    }
    case "append":
      return { ...request, answer: await server.append(id, request.key, request.request) };
    case "keys": {
      const { about, key, other, only, people } = request;
      switch (about) {
        case "hand":
          return { ...request, answer: await server.handKey(id, key, other, only) };
        case "tables": {
          const made = await keysOfEvening(other, people);
          return {
            ...request,
            answer: made
              ? await server.tableKeys(id, key, made.tables, made.people)
              : { outcome: "unreachable" },
          };
        }
        default:
          return { ...request, answer: await server.keeperKey(id, key, other) };
      }
    }
  }
}

/** Loaded for evenings at several tables alone; undefined if it cannot be loaded now. */
const keysOfEvening = (keeper: string, people: readonly string[] | undefined) =>
  import("../../evening/keys/keys").then(
    ({ tableKeys, personLinks }) => ({
      tables: tableKeys(keeper),
      people: people && personLinks(keeper, people),
    }),
    () => undefined,
  );

/** The result of an exchange, given the game as it is now: it may have changed since the request. */
export function afterExchange(state: State, exchange: Exchange): Step {
  switch (exchange.call) {
    case "create":
      return created(state, exchange);
    case "read":
      return afterRead(state, exchange);
    case "append":
      return appended(state, exchange);
    case "keys":
      return keysAnswered(state, exchange);
  }
}

function created(state: State, { answer, key }: Of<"create">): Step {
  // If an earlier request got through although its answer was lost, there are entries already; the next pull shows
  // that.
  if (answer.outcome === "answered")
    return askAgain({ ...state, header: keyIsRight(state.header) }, { onServer: true });
  return answer.outcome === "refused" && answer.code === "game-id-taken"
    ? askAgain(state, { suspects: "other-maker" })
    : notAccepted(state, answer, key);
}

function afterRead(state: State, { since, head, answer }: Of<"read">): Step {
  const { header, start, log, session } = state;
  if (answer.outcome !== "answered") return notAccepted(state, answer, header.key);
  const { reply } = answer;
  if (header.deleted) {
    const { deleted: _over, ...restored } = header;
    return askAgain({ ...state, header: restored }, {});
  }
  if (session.suspects === "other-maker" && "game" in reply) return compared(state, reply);
  if (session.suspects === "other-log") {
    // On devices that may write, entries that the server lost wait to be sent again.
    if (header.key === undefined) {
      const { waiting } = log.stored;
      return inSync(state, DeviceLog.openOf(log.view.shared, start, { known: reply.entries, waiting }));
    }
    const received = log.restart(start, reply);
    return inSync(state, received.outcome === "merged" ? received.log : log);
  }
  if (reply.head < head) return askAgain(state, { suspects: "other-log" });
  const isWatched = keyOf(state) !== undefined && keyOf(state) === session.wrongKey;
  return received(state, since, reply) ?? (isWatched ? withTrouble(state, "wrong-key") : inSync(state));
}

/** The server has the game under another key: two devices imported one scoresheet, and the other was first. */
function compared(state: State, reply: GameReply): Step {
  const { header, session } = state;
  const [there, here] = [reply, header].map(({ game, options, players }) => [game, options, players]);
  if (!sameJson(there, here)) return withTrouble(state, "refused");
  return askAgain({ ...state, session: { ...session, wrongKey: header.key } }, { onServer: true });
}

function appended(before: State, { request, key, asks, answer }: Of<"append">): Step {
  const { corrects } = before.header;
  const isRight = answer.outcome === "answered" && corrects?.unchecked;
  const state = isRight
    ? { ...before, header: { ...before.header, corrects: { league: corrects.league } } }
    : before;
  // Others were first, or the server's log is another one: the last entry known here shows which.
  if (answer.outcome === "refused" && answer.code === "behind") return askAgain(state, { onServer: true });
  const pull =
    answer.outcome === "answered" ? answer.reply : answer.outcome === "refused" ? answer.pull : undefined;
  const step = pull && received(state, request.base, pull);
  if (step) return step;
  if (answer.outcome === "answered") return asks ? inSync(state) : withTrouble(state, "refused");
  if (answer.outcome === "unreachable" || answer.code !== "unfit") return notAccepted(state, answer, key);
  const problems = problemsById(request.entries, answer.problems);
  return problems.size === 0 ? withTrouble(state, "refused") : inSync(state, state.log.refused(problems));
}

function keysAnswered(state: State, { answer, ...request }: Of<"keys">): Step {
  const { header, log, session } = state;
  if (answer.outcome === "unreachable" || (answer.outcome === "refused" && isMissing(answer.code)))
    return notAccepted(state, answer, undefined);
  const isDone = answer.outcome === "answered";
  if (!isDone && answer.code !== "wrong-key") return withTrouble(state, "other-version");
  const wrongKey = isDone || request.about === "offered" ? session.wrongKey : request.key;
  const known = { ...session, wrongKey, trouble: undefined };
  // What was entered with a key that nobody could check needs one: it waits here for the right one.
  const keepsWaiting = request.about === "unchecked" && !isDone && log.stored.waiting.length > 0;
  const after = keepsWaiting ? header : afterKeyRequest(header, request, isDone);
  return { header: after, log, session: known, round: "more" };
}

const isMissing = (code: string): boolean => code === "no-such-game" || code === "game-deleted";

/** What a part of the server's log changes; undefined if it contains nothing new. */
function received(state: State, base: number, pull: Pull): Step | undefined {
  const received = state.log.receive(base, pull);
  switch (received.outcome) {
    case "merged":
      return inSync(state, received.log);
    case "gap":
      return withTrouble(state, "refused");
    case "diverged":
      return askAgain(state, { suspects: "other-log" });
    case "nothing-new":
      return undefined;
  }
}

/** The server refuses a request with `key`, or does not answer. */
function notAccepted(
  state: State,
  answer: Exclude<Answered<unknown>, { outcome: "answered" }>,
  key: string | undefined,
): Step {
  const { header, log, session } = state;
  if (answer.outcome === "unreachable")
    // Silence proves nothing: on a network that drops every second request, a pull before each push would keep pushes
    // from ever getting through.
    return answer.full ? withTrouble(state, "server-full") : { header, log, session, round: "failed" };
  const { code, until } = answer;
  if (code === "game-deleted") return seenDeleted(state, until);
  // A server restored from an older backup; somebody may still want to restore the game.
  if (code === "no-such-game" && header.deleted) return { header, log, session, round: "done" };
  // A device with the key creates the game again; a watcher still sees the game as it was.
  if (code === "no-such-game")
    return header.key === undefined
      ? { ...inSync(state), round: "done" }
      : askAgain(state, { onServer: false });
  if (code === "wrong-key") return withTrouble({ ...state, session: { ...session, wrongKey: key } }, code);
  if (code === "no-key") return withTrouble(state, "wrong-key");
  return withTrouble(state, code === "bad-request" ? "other-version" : "refused");
}

/** Waiting entries stay here, and people decide. */
const seenDeleted = ({ header, log, session }: State, until: string | undefined): Step => {
  const { here } = header.deleted ?? {};
  const deleted = { ...(until !== undefined && { until }), ...(here && { here }) };
  return {
    header: { ...header, deleted },
    log,
    session: { ...keysIn(session), checked: false },
    round: "done",
  };
};

const withTrouble = ({ header, log, session }: State, trouble: Trouble): Step => ({
  header,
  log,
  round: "failed",
  session: { ...session, suspects: undefined, trouble },
});

/** The server's log is the known one; with what is new in it, the game is `now`. */
const inSync = ({ header, log, session }: State, now = log): Step => ({
  header: now === log || header.onServer ? header : { ...header, onServer: true },
  log: now,
  session: { ...keysIn(session), checked: true },
  round:
    isAsking({ header, log: now }) && keyOf({ header, log: now, session }) !== undefined ? "more" : "done",
});

/** Whether there is something to send, or to ask. */
const isAsking = ({ header, log }: Pick<State, "header" | "log">): boolean =>
  log.request() !== undefined ||
  (header.key === undefined && header.corrects?.unchecked === true && log.head > 0);

/** What is known of keys, whatever else the page learns. */
const keysIn = ({ wrongKey, leagueKey }: Session): Pick<Session, "wrongKey" | "leagueKey"> => ({
  wrongKey,
  leagueKey,
});

/** The server has the game, or does not; next, its log is asked for. */
const askAgain = (
  { header, log, session }: State,
  { onServer = header.onServer, suspects }: { onServer?: boolean } & Pick<Session, "suspects">,
): Step => ({
  header: onServer === header.onServer ? header : { ...header, onServer },
  log,
  round: "more",
  session: { ...keysIn(session), checked: false, suspects },
});

/** Problems of a request, by the id of the entry they are about, with paths relative to that entry. */
function problemsById(
  entries: readonly LogEntry[],
  problems: readonly Problem[],
): ReadonlyMap<string, readonly Problem[]> {
  const byId = new Map<string, readonly Problem[]>();
  for (const problem of problems) {
    const [, index, path = ""] = /^\/entries\/(\d+)(\/.*)?$/s.exec(problem.path) ?? [];
    const entry = index === undefined ? undefined : entries[Number(index)];
    if (entry) byId.set(entry.id, [...(byId.get(entry.id) ?? []), { ...problem, path }]);
  }
  return byId;
}
