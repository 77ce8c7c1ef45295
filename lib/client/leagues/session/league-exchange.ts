import type { LeagueChange } from "@/lib/league/changes/registry";
import type { Problem } from "@/lib/rules/problem";
import type { Round } from "../../net/push-loop";
import type { StoredLeague } from "../../store/device-store";
import { alreadySo, isDeleted, isLoss, type Refusal, reasonOf, seatsAreIn } from "./league-answers";
import type { Exchange, Memory, Of, State } from "./league-requests";
import { afterLoss, afterSending } from "./lost-league";
import { withSameNewcomers } from "./same-newcomers";

/** How many losses in a row are repaired at once; after that it is tried again later. */
const maxLosses = 3;

/** Their new state, and how the exchange ended. `missing`: a game of the device that the server turned out not to have. */
interface Step extends Pick<State, "league" | "memory"> {
  readonly round: Round;
  readonly missing?: string;
}

/** The result of an exchange, given the league as it is now: it may have changed since the request. */
export function afterExchange(state: State, exchange: Exchange): Step {
  const { answer } = exchange;
  const { suspects } = state.memory;
  if (answer.outcome === "unreachable" && suspects?.about !== "key") return { ...state, round: "failed" };
  if (isDeleted(answer)) return seenDeleted(state, answer);
  switch (exchange.call) {
    case "create":
      return created(state, exchange);
    case "keeperKey":
      return keyReplaced(state, exchange);
    case "change":
      return exchange.changes.length > 0 ? sent(state, exchange) : asked(state, exchange);
    case "read":
      return afterRead(state, exchange);
    case "replaceLinks":
      return more(state, {}, { suspects: undefined });
  }
}

/** Goes on with these parts of the league and the memory changed. */
function more({ league, memory }: State, changed: Partial<StoredLeague>, known: Partial<Memory> = {}): Step {
  const isSame = Object.keys(changed).length === 0;
  return {
    league: isSame ? league : { ...league, ...changed },
    memory: { ...memory, ...known },
    round: "more",
  };
}

/** The same league without these fields. */
function without<Field extends keyof StoredLeague>(
  league: StoredLeague,
  ...fields: readonly Field[]
): Omit<StoredLeague, Field> {
  const kept = { ...league };
  for (const field of fields) delete kept[field];
  return kept;
}

function created({ league, memory, ...state }: State, { request, answer }: Of<"create">): Step {
  const isLost = answer.outcome === "refused" && league.lost !== undefined;
  if (isLost && answer.code === "slug-taken") {
    // Another league has taken its address: it gets a similar one.
    const { slug: _taken, ...anywhere } = request;
    return lost(memory, { ...league, create: anywhere });
  }
  // Another device that manages the league may have restored it already.
  if (answer.outcome === "refused" && !(isLost && answer.code === "league-id-taken"))
    return { league: { ...league, trouble: reasonOf(answer) }, memory, round: "failed" };
  const known = answer.outcome === "answered" ? answer.reply : league.known;
  const made = { ...without(league, "create", "trouble"), made: request, known };
  return more({ ...state, league: made, memory }, {});
}

function keyReplaced(state: State, { key, next, answer }: Of<"keeperKey">): Step {
  if (isLoss(answer)) return suspectLoss(state);
  const unlocked = without(state.league, "next", "locked", "trouble");
  if (answer.outcome === "answered") return more({ ...state, league: { ...unlocked, key: next } }, {});
  return answer.outcome === "refused"
    ? refused({ ...state, league: unlocked }, answer, key)
    : more(state, {});
}

/** Changes were sent, all or none. One that the server refuses is set aside, and the others are sent without it. */
function sent(state: State, { changes, key, answer }: Of<"change">): Step {
  if (answer.outcome === "answered") {
    const ids = new Set(changes.map(({ id }) => id));
    return more({ ...state, league: afterSending(state.league, answer.reply, ids) }, {});
  }
  if (answer.outcome === "unreachable") return { ...state, round: "failed" };
  if (isLoss(answer)) return suspectLoss(state);
  const [problem] = answer.problems;
  const [, index, path = ""] = /^\/changes\/(\d+)(\/.*)?$/s.exec(problem?.path ?? "") ?? [];
  const change = index === undefined ? undefined : changes[Number(index)];
  if (!change || !problem) return refused(state, answer, key);
  return refusedChange(state, change, { ...problem, path });
}

function refusedChange(state: State, change: LeagueChange, problem: Problem): Step {
  const { league, games, memory } = state;
  const isAgain = league.lost?.includes(change.id) === true;
  const game = change.change === "game" ? games.get(change.game) : undefined;
  const isHere = game?.key !== undefined && seatsAreIn(game, change);
  if (problem.code === "no-such-game" ? isAgain || isHere : problem.code === "no-such-seat" && isHere) {
    // The server has lost the game, or part of it: a device that has it will send it again.
    const held = new Set([...memory.held, change.id]);
    const missed = new Set([...memory.missed, change.id]);
    const isNew = isHere && !memory.missed.has(change.id);
    return { ...more(state, {}, { held, missed }), ...(isNew && { missing: game.id }) };
  }
  if (problem.code === "name-taken") return more(state, {}, { suspects: { about: "name", change, problem } });
  return setAside(state, change, problem);
}

function setAside(state: State, change: LeagueChange, problem: Problem): Step {
  const { waiting, refused, lost = [] } = state.league;
  const isDone = lost.includes(change.id) && alreadySo.has(problem.code);
  return more(state, {
    waiting: waiting.filter(({ id }) => id !== change.id),
    refused: isDone ? refused : [...refused, { change, ...problem }],
  });
}

/** The answer to the question whether the key here is the league's, and whether the server has lost anything. */
function asked(state: State, { key, answer }: Of<"change">): Step {
  const { league, memory } = state;
  // The version decreases only if the server lost something.
  if (isLoss(answer) || (answer.outcome === "answered" && answer.reply.version < league.known.version))
    return suspectLoss(state);
  const known: Memory = { ...memory, isStale: false };
  // Another page has replaced the key meanwhile.
  if (league.key !== key) return { league, memory: known, round: "more" };
  if (answer.outcome === "refused" && answer.code === "wrong-key")
    return {
      league: league.locked ? league : { ...league, locked: true },
      // Its state on the server is shown nevertheless.
      memory: { ...known, wrongKey: key, suspects: { about: "key", key } },
      round: "more",
    };
  const { replaced = [] } = league;
  const suspects = replaced.length > 0 ? ({ about: "links", replaced } as const) : undefined;
  const reply = answer.outcome === "answered" ? answer.reply : league.known;
  const isSame = !league.locked && reply.version === league.known.version;
  return {
    league: isSame ? league : { ...without(league, "locked"), known: reply },
    memory: { ...known, suspects },
    round: "more",
  };
}

function afterRead(state: State, { answer }: Of<"read">): Step {
  const { league, memory } = state;
  const { suspects, ...certain } = memory;
  const reply = answer.outcome === "answered" ? answer.reply : undefined;
  if (league.deleted) {
    const over = { ...certain, isStale: false };
    // A server restored from an older backup: somebody with a valid key can restore the league.
    if (!reply) return { league, memory: over, round: "done" };
    return { league: { ...without(league, "deleted"), known: reply }, memory: over, round: "more" };
  }
  const now = { ...state, memory: certain };
  switch (suspects?.about) {
    case "loss":
      return lost(certain, afterLoss(league, reply));
    case "key": {
      const isNews = reply && league.key === suspects.key && reply.version !== league.known.version;
      return more(now, isNews ? { known: reply } : {});
    }
    case "name": {
      const met = reply ? { ...league, known: reply } : league;
      const joined = withSameNewcomers(met);
      return joined === met
        ? setAside(now, suspects.change, suspects.problem)
        : more({ ...now, league: joined }, {});
    }
    default:
      return more(now, {});
  }
}

/** What the server still has is read first. A device whose key is no longer valid must not create the league again. */
function suspectLoss(state: State): Step {
  const { league, memory } = state;
  if (league.locked) return { league, memory: { ...memory, wrongKey: league.key }, round: "done" };
  return more(state, {}, { suspects: { about: "loss" } });
}

/** Everything known here waits to be sent again: the server has lost it. */
function lost(memory: Memory, league: StoredLeague): Step {
  const losses = memory.losses + 1;
  return { league, memory: { ...memory, losses }, round: losses < maxLosses ? "more" : "failed" };
}

/** Waiting changes stay, and nothing more is sent; whether it was restored is asked whenever leagues are viewed. */
function seenDeleted({ league, memory }: State, { until }: Refusal): Step {
  return {
    league: { ...league, deleted: until === undefined ? {} : { until } },
    memory: { ...memory, isStale: false, suspects: undefined },
    round: "done",
  };
}

/** The server accepts nothing at all: waiting changes stay. */
function refused(state: State, refusal: Refusal, key: string): Step {
  const { league, memory } = state;
  if (refusal.code !== "wrong-key")
    return { league: { ...league, trouble: reasonOf(refusal) }, memory, round: "failed" };
  return more({ ...state, league: { ...without(league, "trouble"), locked: true } }, {}, { wrongKey: key });
}
