import { type LeagueChange, mostChanges } from "@/lib/league/wire";
import type { Answered } from "../net/server-calls";
import type { DeviceStore, KeptLeague } from "../store/device-store";
import type { LeagueCalls } from "./league-calls";
import { afterLoss, afterSending, withoutLoss } from "./lost-league";

/** What pushing a league needs of the device. */
export interface LeaguePushParts {
  readonly store: Pick<DeviceStore, "leagues" | "keepLeague">;
  readonly calls: Pick<LeagueCalls, "create" | "change" | "keeperKey" | "read">;
  /**
   * Whether the server has this game, or could be told of it just now; a change about it waits until it has. `isLost`: it
   * had the change and lost it, and so perhaps the game.
   */
  gameIsThere(id: string, isLost: boolean): Promise<boolean>;
  /** Called once the server was seen to have lost something, before that is sent again. */
  lost?(): Promise<void>;
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
  // What the server has lost is sent again at once; should it lose that as well, later.
  for (let attempt = 0; attempt < 3; attempt++) {
    const pushed = await pushOnce(id, parts);
    if (pushed !== "lost") return pushed;
    await parts.lost?.();
  }
  return "later";
}

async function pushOnce(id: string, parts: LeaguePushParts): Promise<Pushed | "lost"> {
  const { store, calls } = parts;
  let league = (await store.leagues()).find((each) => each.id === id);
  if (!league) return "stuck";
  if (league.create) {
    const { create } = league;
    const made = await calls.create(create, league.key);
    if (made.outcome === "unreachable") return "later";
    const wasLost = made.outcome === "refused" && league.lost !== undefined;
    if (wasLost && made.code === "slug-taken") {
      // Its address went to another league meanwhile: it gets one like it.
      const { slug: _taken, ...anywhere } = create;
      await updateLeague(store, id, (now) => ({ ...now, create: anywhere }));
      return "lost";
    }
    // Another device that keeps the league may have brought it back already.
    if (made.outcome === "refused" && !(wasLost && made.code === "league-id-taken")) {
      const trouble = made.problems[0]?.message ?? made.code;
      await updateLeague(store, id, (now) => ({ ...now, trouble }));
      return "stuck";
    }
    league = await updateLeague(store, id, ({ create: _made, trouble: _over, ...now }) => ({
      ...now,
      made: create,
      ...(made.outcome === "answered" && { known: made.reply }),
    }));
  }
  if (league?.next !== undefined) {
    const { key, next } = league;
    const replaced = await calls.keeperKey(id, key, next);
    if (replaced.outcome === "unreachable") return "later";
    if (isLoss(replaced)) return loseOf(league, parts);
    const isDone = replaced.outcome === "answered";
    league = await updateLeague(store, id, ({ next: _next, locked: _locked, trouble: _over, ...now }) => ({
      ...now,
      ...(isDone ? { key: next } : whyStuck(replaced)),
    }));
    if (!isDone) return "stuck";
  }
  const held = new Set<string>();
  // Each turn sends changes away, puts one aside or holds one back, so that the turns end.
  for (let turns = 3 * (league?.waiting.length ?? 0) + 1; league && turns > 0; turns--) {
    const sent = await sendable(league, held, parts);
    if (sent.length === 0) break;
    const { key } = league;
    const answered = await calls.change(id, key, sent, await besideOf(league, sent, parts));
    if (answered.outcome === "unreachable") return "later";
    if (answered.outcome === "answered") {
      const ids = new Set(sent.map((change) => change.id));
      league = await updateLeague(store, id, (now) => afterSending(now, answered.reply, ids));
      continue;
    }
    if (isLoss(answered)) return loseOf(league, parts);
    const [problem] = answered.problems;
    const index = /^\/changes\/(\d+)/.exec(problem?.path ?? "")?.[1];
    const refused = index === undefined ? undefined : sent[Number(index)];
    if (!refused) {
      await updateLeague(store, id, ({ trouble: _over, ...now }) => ({ ...now, ...whyStuck(answered) }));
      return "stuck";
    }
    const isAgain = league.lost?.includes(refused.id) === true;
    if (isAgain && problem?.code === "no-such-game") {
      // The device that has the game will bring it back.
      held.add(refused.id);
      continue;
    }
    const message = problem?.message ?? answered.code;
    const isDone = isAgain && alreadySo.has(problem?.code ?? "");
    league = await updateLeague(store, id, (now) => ({
      ...now,
      waiting: now.waiting.filter((change) => change.id !== refused.id),
      refused: isDone ? now.refused : [...now.refused, { change: refused, message }],
    }));
  }
  if (league?.lost) league = await updateLeague(store, id, withoutLoss);
  return (league?.waiting.length ?? 0) > 0 ? "later" : "done";
}

/** Why a change that is made again is refused when the league is already as it would be after it. */
const alreadySo: ReadonlySet<string> = new Set([
  ...["merged", "not-merged", "payment-taken"],
  ...["no-such-season", "no-such-payment", "not-in-league"],
]);

/** Whether the server says that it does not have what it had. */
const isLoss = (answered: Answered<unknown>): boolean =>
  answered.outcome === "refused" &&
  (answered.code === "no-such-league" || answered.code === "changes-missing");

/** All that is known here waits again. */
async function loseOf(
  { id, locked }: KeptLeague,
  { store, calls }: Pick<LeaguePushParts, "store"> & { readonly calls: Pick<LeagueCalls, "read"> },
): Promise<"lost" | "later" | "stuck"> {
  // Whoever has a key that does not hold any more does not make the league anew with it.
  if (locked) return "stuck";
  const told = await calls.read(id);
  if (told.outcome === "unreachable") return "later";
  const reply = told.outcome === "answered" ? told.reply : undefined;
  await updateLeague(store, id, (now) => afterLoss(now, reply));
  return "lost";
}

/** Why the server takes nothing at all. */
const whyStuck = ({ code, problems }: Refusal): Pick<KeptLeague, "locked" | "trouble"> =>
  code === "wrong-key" ? { locked: true } : { trouble: problems[0]?.message ?? code };

/**
 * Whether the key here is the league's, and whether the server has all that it had: nothing else says so while there is
 * nothing to send. What the server tells of the league is kept as well, with or without the key.
 */
export async function askServer(
  id: string,
  parts: Pick<LeaguePushParts, "store"> & { readonly calls: Pick<LeagueCalls, "change" | "read"> },
): Promise<"asked" | "lost" | "unreachable"> {
  const { store, calls } = parts;
  const before = (await store.leagues()).find((league) => league.id === id);
  if (!before || before.create) return "asked";
  const { key } = before;
  const asked = await calls.change(id, key, [], afterOf(before));
  if (asked.outcome === "unreachable") return "unreachable";
  // A version goes back only where the server does.
  if (isLoss(asked) || (asked.outcome === "answered" && asked.reply.version < before.known.version))
    return (await loseOf(before, parts)) === "lost" ? "lost" : "asked";
  const isWrong = asked.outcome === "refused" && asked.code === "wrong-key";
  const told = isWrong ? await calls.read(id) : asked;
  const known = told.outcome === "answered" ? told.reply : before.known;
  if (isWrong === (before.locked === true) && known.version === before.known.version) return "asked";
  await updateLeague(store, id, (now) => {
    // Another page has taken in another key meanwhile.
    if (now.key !== key) return now;
    const { locked: _locked, ...league } = now;
    return { ...league, known, ...(isWrong && { locked: true as const }) };
  });
  return "asked";
}

/** The last change that the server is to have, of those that are known here. */
function afterOf({ sent }: KeptLeague): { readonly after?: string } {
  const after = sent?.at(-1)?.id;
  return after === undefined ? {} : { after };
}

/** What comes with changes: after which one they were made, and the keys of games that are put in. */
async function besideOf(
  league: KeptLeague,
  changes: readonly LeagueChange[],
  { keyOfGame }: LeaguePushParts,
) {
  const gameKeys: Record<string, string> = {};
  for (const change of changes) {
    const key = change.change === "game" ? await keyOfGame(change.game) : undefined;
    if (change.change === "game" && key !== undefined) gameKeys[change.game] = key;
  }
  return { ...afterOf(league), ...(Object.keys(gameKeys).length > 0 && { gameKeys }) };
}

async function sendable(
  { waiting, lost }: KeptLeague,
  held: ReadonlySet<string>,
  { gameIsThere }: LeaguePushParts,
): Promise<LeagueChange[]> {
  const sent: LeagueChange[] = [];
  for (const change of waiting) {
    if (sent.length === mostChanges) break;
    if (held.has(change.id)) continue;
    const isLost = lost?.includes(change.id) === true;
    if (change.change !== "game" || (await gameIsThere(change.game, isLost))) sent.push(change);
  }
  return sent;
}
