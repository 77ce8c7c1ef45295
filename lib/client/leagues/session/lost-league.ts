import { afterChanges } from "@/lib/league/change/league-change";
import { playerOn } from "@/lib/league/change/lists";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { createdLeague } from "@/lib/league/creation";
import type { LeagueReply } from "@/lib/league/replies";
import type { LeagueSettings } from "@/lib/league/settings";
import { type CreateLeagueRequest, leagueProtocol } from "@/lib/league/wire";
import { sameJson } from "@/lib/rules/same-json";
import { newId } from "../../random-ids";
import type { StoredLeague } from "../../store/device-store";

/** How many accepted changes are stored: more than a league gets between two backups. */
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
    // Some of the later changes are no longer stored, so the last known state is the better source for creating the
    // league.
    ...(made && sent.length <= maxSent && { made }),
  };
}

/**
 * The league after the server was found to have lost part of it: everything known here waits again, in its original
 * order. `reply`: what the server still has; undefined if nothing.
 */
export function afterLoss(league: StoredLeague, reply: LeagueReply | undefined): StoredLeague {
  const { sent = [], trouble: _over, ...now } = league;
  // Whoever may only put results in sends those again, once a keeper has made the league again.
  if (now.scorer) return reply ? { ...now, known: reply, waiting: [...sent, ...now.waiting] } : league;
  const create = reply ? now.create : (now.made ?? creationOf(now.known));
  const others = missing(now.known, reply ?? create, sent);
  const isLast = ({ change }: LeagueChange) => change === "merge" || change === "erase-player";
  const told = [...others.filter((each) => !isLast(each)), ...sent];
  const before = reply ?? (create && { ...createdLeague(create, ""), players: create.players });
  const marks = before ? changesTo(now.known, afterChanges(before, told)) : [];
  const lost = [...told, ...marks, ...others.filter(isLast)];
  const lostBefore = now.lost ?? [];
  return {
    ...now,
    ...(reply && { known: reply }),
    ...(create && { create }),
    waiting: [...lost, ...now.waiting],
    lost: [...lostBefore, ...lost.map(({ id }) => id)],
  };
}

/** Nothing that was lost still waits. */
export function withoutLoss(league: StoredLeague): StoredLeague {
  const { lost, ...now } = league;
  const waits = now.create !== undefined || now.waiting.some(({ id }) => lost?.includes(id));
  return waits ? league : now;
}

/** Creates a league as last known, for devices without the original request. */
function creationOf({ id, name, slug, players, points, scoring, currency, timeZone, seasons }: LeagueReply) {
  const create: CreateLeagueRequest = {
    protocol: leagueProtocol,
    id,
    name,
    points,
    ...(scoring && { scoring }),
    currency,
    timeZone,
    seasons,
    ...(slug !== "" && { slug }),
    players: players.map((player) => ({ id: player.id, name: nameFor(player) })),
  };
  return create;
}

/**
 * Changes by other devices that are known here: players and seasons that changes sent from here refer to, house
 * rules, and merges. `there`: what the server has; `sent`: this device's own changes.
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

/** Other devices' changes of what is there by now: marks and names of players, plans, and some settings. */
function changesTo(known: LeagueReply, now: LeagueSettings): LeagueChange[] {
  const players = known.players.flatMap(
    ({ id: player, name, guest = false, former = false }): LeagueChange[] => {
      const there = playerOn(now, player);
      const isSame = there && there.name === name && !there.guest === !guest && !there.former === !former;
      return isSame || name === "" ? [] : [{ change: "player", id: newId(), player, name, guest, former }];
    },
  );
  const { evenings = [], scorers, sign } = known;
  const guests: "ranked" | "unranked" = known.guests ?? "ranked";
  const plans = evenings
    .filter((plan) => !now.evenings?.some((each) => sameJson(each, plan)))
    .map(({ id: evening, ...plan }): LeagueChange => ({ change: "evening", id: newId(), evening, ...plan }));
  return [
    ...players,
    ...plans,
    ...(guests === (now.guests ?? "ranked") ? [] : [{ change: "guests" as const, id: newId(), guests }]),
    ...(sameJson(scorers, now.scorers)
      ? []
      : [{ change: "scorers" as const, id: newId(), ...(scorers && { scorers }) }]),
    ...(sameJson(sign, now.sign) ? [] : [{ change: "sign" as const, id: newId(), ...(sign && { sign }) }]),
  ];
}

/** An erased player is created with a name that nobody has, which is then erased. */
const nameFor = ({ id, name }: LeagueReply["players"][number]): string => (name === "" ? id : name);

const changesFor = ({ players, seasons = [], rules = [] }: Settings): LeagueChange[] => [
  ...players.map((player) => ({
    change: "player" as const,
    id: newId(),
    player: player.id,
    name: nameFor(player),
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
