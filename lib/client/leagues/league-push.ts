import { type LeagueChange, mostChanges } from "@/lib/league/wire";
import type { DeviceStore, KeptLeague } from "../device-store";
import type { Answered } from "../server-calls";
import type { LeagueCalls } from "./league-calls";

/** What pushing a league needs of the device. */
export interface LeaguePushParts {
  readonly store: Pick<DeviceStore, "leagues" | "keepLeague">;
  readonly calls: Pick<LeagueCalls, "create" | "change" | "keeperKey">;
  /** Whether the server has this game, or could be told of it just now; a change about it waits until it has. */
  gameIsThere(id: string): Promise<boolean>;
  /** The keeper key of a game, if this device has it: whoever keeps its score may put it into leagues. */
  keyOfGame(id: string): Promise<string | undefined>;
}

type Refusal = Extract<Answered<unknown>, { outcome: "refused" }>;

/** `later`: something waits for the server to be reached, or for a game to come to it. */
export type Pushed = "done" | "later" | "stuck";

/** Reads a league, changes it, and writes it; over again when another page wrote meanwhile. Undefined: not kept. */
export async function updateLeague(
  store: LeaguePushParts["store"],
  id: string,
  change: (league: KeptLeague) => KeptLeague,
): Promise<KeptLeague | undefined> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = (await store.leagues()).find((league) => league.id === id);
    if (!before) return undefined;
    const after = change(before);
    const kept = await store.keepLeague(after);
    if (kept.ok) return { ...after, revision: kept.value };
    if (kept.error !== "changed") return undefined;
  }
  return undefined;
}

/**
 * Tells the server of a league and of its changes, in order. A change that the server does not take goes aside with
 * what it said, and the others are sent without it: nothing that was entered is lost.
 */
export async function pushLeague(id: string, parts: LeaguePushParts): Promise<Pushed> {
  const { store, calls } = parts;
  let league = (await store.leagues()).find((each) => each.id === id);
  if (!league) return "stuck";
  if (league.create) {
    const made = await calls.create(league.create, league.key);
    if (made.outcome === "unreachable") return "later";
    if (made.outcome === "refused") {
      const trouble = made.problems[0]?.message ?? made.code;
      await updateLeague(store, id, (now) => ({ ...now, trouble }));
      return "stuck";
    }
    league = await updateLeague(store, id, ({ create: _made, trouble: _over, ...now }) => ({
      ...now,
      known: made.reply,
    }));
  }
  if (league?.next !== undefined) {
    const { key, next } = league;
    const replaced = await calls.keeperKey(id, key, next);
    if (replaced.outcome === "unreachable") return "later";
    const isDone = replaced.outcome === "answered";
    league = await updateLeague(store, id, ({ next: _next, locked: _locked, trouble: _over, ...now }) => ({
      ...now,
      ...(isDone ? { key: next } : whyStuck(replaced)),
    }));
    if (!isDone) return "stuck";
  }
  // Each turn sends changes away or puts one aside, so that the turns end.
  for (let turns = 2 * (league?.waiting.length ?? 0) + 1; league && turns > 0; turns--) {
    const sent = await sendable(league.waiting, parts);
    if (sent.length === 0) break;
    const { key } = league;
    const answered = await calls.change(id, key, sent, await gameKeysFor(sent, parts));
    if (answered.outcome === "unreachable") return "later";
    if (answered.outcome === "answered") {
      const ids = new Set(sent.map((change) => change.id));
      league = await updateLeague(store, id, ({ locked: _locked, trouble: _over, ...now }) => ({
        ...now,
        known: answered.reply,
        waiting: now.waiting.filter((change) => !ids.has(change.id)),
      }));
      continue;
    }
    const [problem] = answered.problems;
    const index = /^\/changes\/(\d+)/.exec(problem?.path ?? "")?.[1];
    const refused = index === undefined ? undefined : sent[Number(index)];
    if (!refused) {
      await updateLeague(store, id, ({ trouble: _over, ...now }) => ({ ...now, ...whyStuck(answered) }));
      return "stuck";
    }
    const message = problem?.message ?? answered.code;
    league = await updateLeague(store, id, (now) => ({
      ...now,
      waiting: now.waiting.filter((change) => change.id !== refused.id),
      refused: [...now.refused, { change: refused, message }],
    }));
  }
  return (league?.waiting.length ?? 0) > 0 ? "later" : "done";
}

/** Why the server takes nothing at all. */
const whyStuck = ({ code, problems }: Refusal): Pick<KeptLeague, "locked" | "trouble"> =>
  code === "wrong-key" ? { locked: true } : { trouble: problems[0]?.message ?? code };

/**
 * Whether the key here is the league's: nothing else says so while there is nothing to send. What the server tells of
 * the league is kept as well, with or without the key. False when it cannot be reached.
 */
export async function askAboutKey(
  id: string,
  {
    store,
    calls,
  }: Omit<LeaguePushParts, "gameIsThere" | "keyOfGame"> & { readonly calls: Pick<LeagueCalls, "read"> },
): Promise<boolean> {
  const before = (await store.leagues()).find((league) => league.id === id);
  if (!before || before.create) return true;
  const { key } = before;
  const asked = await calls.keeperKey(id, key, key);
  if (asked.outcome === "unreachable") return false;
  const isWrong = asked.outcome === "refused" && asked.code === "wrong-key";
  const told = isWrong ? await calls.read(id) : asked;
  const known = told.outcome === "answered" ? told.reply : before.known;
  if (isWrong === (before.locked === true) && known.version === before.known.version) return true;
  await updateLeague(store, id, (now) => {
    // Another page has taken in another key meanwhile.
    if (now.key !== key) return now;
    const { locked: _locked, ...league } = now;
    return { ...league, known, ...(isWrong && { locked: true as const }) };
  });
  return true;
}

async function gameKeysFor(
  changes: readonly LeagueChange[],
  { keyOfGame }: LeaguePushParts,
): Promise<Record<string, string>> {
  const keys: Record<string, string> = {};
  for (const change of changes) {
    const key = change.change === "game" ? await keyOfGame(change.game) : undefined;
    if (change.change === "game" && key !== undefined) keys[change.game] = key;
  }
  return keys;
}

async function sendable(
  waiting: readonly LeagueChange[],
  { gameIsThere }: LeaguePushParts,
): Promise<LeagueChange[]> {
  const sent: LeagueChange[] = [];
  for (const change of waiting.slice(0, mostChanges))
    if (change.change !== "game" || (await gameIsThere(change.game))) sent.push(change);
  return sent;
}
