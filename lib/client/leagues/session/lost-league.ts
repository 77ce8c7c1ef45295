import type { LeagueReply } from "@/lib/league/replies";
import { type CreateLeagueRequest, type LeagueChange, leagueProtocol } from "@/lib/league/wire";
import { newId } from "../../random-ids";
import type { StoredLeague } from "../../store/device-store";

/** How many changes that the server has are kept: more than a league gets from one backup to the next. */
const maxSent = 2_000;

/** The league once the server has these changes. */
export function afterSending(
  league: StoredLeague,
  known: LeagueReply,
  ids: ReadonlySet<string>,
): StoredLeague {
  const { locked: _locked, trouble: _over, made, ...now } = league;
  const sent = [...(now.sent ?? []), ...now.waiting.filter(({ id }) => ids.has(id))];
  return {
    ...now,
    known,
    waiting: now.waiting.filter(({ id }) => !ids.has(id)),
    sent: sent.slice(-maxSent),
    // Not all that came after it is there any more: what was known last tells better how the league is to be made.
    ...(made && sent.length <= maxSent && { made }),
  };
}

/**
 * The league once the server was seen to have lost some of it: what this device knows waits again, in the order in which
 * it was made. `told`: what the server has still; undefined where that is nothing.
 */
export function afterLoss(league: StoredLeague, told: LeagueReply | undefined): StoredLeague {
  const { sent = [], trouble: _over, ...now } = league;
  const create = told ? now.create : (now.made ?? creationOf(now.known));
  const others = missing(now.known, told ?? create, sent);
  const isLast = ({ change }: LeagueChange) => change === "merge" || change === "erase-player";
  const lost = [...others.filter((each) => !isLast(each)), ...sent, ...others.filter(isLast)];
  const lostBefore = now.lost ?? [];
  return {
    ...now,
    ...(told && { known: told }),
    ...(create && { create }),
    waiting: [...lost, ...now.waiting],
    lost: [...lostBefore, ...lost.map(({ id }) => id)],
  };
}

/** Nothing of what was lost waits any more. */
export function withoutLoss(league: StoredLeague): StoredLeague {
  const { lost, ...now } = league;
  const waits = now.create !== undefined || now.waiting.some(({ id }) => lost?.includes(id));
  return waits ? league : now;
}

/** What makes a league as it was known last, for who does not have the request by which it was made. */
function creationOf({ id, name, slug, players, points, currency, timeZone, seasons }: LeagueReply) {
  const create: CreateLeagueRequest = {
    ...{ protocol: leagueProtocol, id, name, points, currency, timeZone, seasons },
    ...(slug !== "" && { slug }),
    players: players.map((player) => ({ id: player.id, name: nameFor(player) })),
  };
  return create;
}

/**
 * What other devices have changed and is known here: people and seasons, to which what is sent from here refers, house
 * rules, and who was merged. `there`: what the server has; `sent`: what this device has changed itself.
 */
function missing(
  known: LeagueReply,
  there: Settings | undefined,
  sent: readonly LeagueChange[],
): LeagueChange[] {
  const done = new Set([...(there ? changesFor(there) : []), ...sent].map(subjectOf));
  return changesFor(known).filter((change) => !done.has(subjectOf(change)));
}

type Settings = Pick<LeagueReply, "players" | "rules"> & {
  readonly seasons?: CreateLeagueRequest["seasons"];
};

/** Whoever is to be without a name is made with one that nobody has, which is taken off then. */
const nameFor = ({ id, name }: LeagueReply["players"][number]): string => (name === "" ? id : name);

const changesFor = ({ players, seasons = [], rules = [] }: Settings): LeagueChange[] => [
  ...players.map((player) => ({
    ...{ change: "player" as const, id: newId(), player: player.id, name: nameFor(player) },
  })),
  ...seasons.map(({ id, ...season }) => ({ change: "season" as const, id: newId(), season: id, ...season })),
  ...rules.map(({ id, ...each }) => ({ change: "rules" as const, id: newId(), rules: id, ...each })),
  ...players.flatMap(({ id, name }) =>
    name === "" ? [{ change: "erase-player" as const, id: newId(), player: id }] : [],
  ),
  ...players.flatMap(({ id, mergedInto: into }) =>
    into === undefined ? [] : [{ change: "merge" as const, id: newId(), player: id, into }],
  ),
];

function subjectOf(change: LeagueChange): string {
  const what = ("player" in change && change.player) || ("season" in change && change.season);
  return `${change.change} ${what || ("rules" in change ? change.rules : change.id)}`;
}
