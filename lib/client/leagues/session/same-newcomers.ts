import { aboutOthers } from "@/lib/league/change/ids";
import type { ChangeOf, LeagueChange } from "@/lib/league/changes/registry";
import { nameKey, numberedName } from "@/lib/league/roster/names";
import type { Player } from "@/lib/rules/people/table";
import { sameJson } from "@/lib/rules/same-json";
import type { RefusedChange, StoredLeague, Twin } from "../../store/device-store";

/**
 * The outbox once a newcomer who was typed on two phones is one person: the player who has the newcomer's name on the
 * roster by now takes the newcomer's place in everything that waits, and in what was refused for want of the newcomer,
 * which waits again. Two people are those who were given different names. A newcomer whom no other change is about
 * stays: somebody typed that name into the roster and is told that it is taken. The same object if nothing changes.
 */
export function withSameNewcomers(stored: StoredLeague): StoredLeague {
  const league = withFreeNames(stored);
  const { known, refused } = league;
  const waiting = underLastNames(league);
  const inPlaceOf = standIns(known.players, refused, waiting);
  if (inPlaceOf.size === 0) return waiting === league.waiting ? league : { ...league, waiting };

  const isOver = (change: LeagueChange) =>
    (change.change === "player" || change.change === "remove-player") && inPlaceOf.has(change.player);
  const freed = refused.filter(
    (each) => isForWantOfPlayer(each) && isAbout(each.change, [...inPlaceOf.keys()]),
  );
  const after = new Set([...(league.sent ?? []), ...waiting].flatMap(gameOf));
  const again = freed
    .map(({ change }) => change)
    .filter((change) => !gameOf(change).some((id) => after.has(id)));
  const now = [...again, ...waiting].filter((change) => !isOver(change));
  return {
    ...league,
    waiting: now.map((change) => aboutOthers(change, inPlaceOf)),
    twins: [...(league.twins ?? []), ...twinsOf(known.players, inPlaceOf, now)],
    refused: refused.filter((each) => !freed.includes(each) && !(isNameTaken(each) && isOver(each.change))),
  };
}

/** What somebody has to be asked about these newcomers. */
const twinsOf = (
  known: readonly Player[],
  inPlaceOf: ReadonlyMap<string, string>,
  changes: readonly LeagueChange[],
): Twin[] =>
  [...inPlaceOf].flatMap(([player, as]) => {
    const theirs = known.find(({ id }) => id === as);
    const about = changes.filter((change) => isAbout(change, [player])).map(({ id }) => id);
    return theirs ? [{ player, as, name: theirs.name, changes: about }] : [];
  });

/** A newcomer who is said to be somebody else has another number if another device has taken that name, too. */
function withFreeNames(league: StoredLeague): StoredLeague {
  const { known, waiting, twins = [] } = league;
  const taken = known.players.map(({ name }) => name);
  const renamed = new Map(
    twins.flatMap(({ player, name, apart }) => {
      const isOn = known.players.some(({ id }) => id === player);
      const isTaken = apart && !isOn && taken.some((each) => isSameName(each, apart.name));
      return isTaken ? [[player, numberedName(name, taken)] as const] : [];
    }),
  );
  if (renamed.size === 0) return league;
  return {
    ...league,
    waiting: waiting.map((change) => {
      const name = isPlayer(change) ? renamed.get(change.player) : undefined;
      return name === undefined ? change : { ...change, name };
    }),
    twins: twins.map((twin) => {
      const name = renamed.get(twin.player);
      return name === undefined ? twin : { ...twin, apart: { ...twin.apart, name } };
    }),
  };
}

/** Who on the roster takes the place of which newcomer. */
function standIns(
  known: readonly Player[],
  refused: readonly RefusedChange[],
  waiting: readonly LeagueChange[],
): ReadonlyMap<string, string> {
  const roster = [...known];
  const inPlaceOf = new Map<string, string>();
  const changes = [...refused.filter(isForWantOfPlayer).map(({ change }) => change), ...waiting];
  for (const { player: id, name } of [
    ...refused.filter(isNameTaken).map(({ change }) => change),
    ...waiting,
  ].filter(isPlayer)) {
    if (inPlaceOf.has(id) || roster.some((each) => each.id === id)) continue;
    const twin = roster.find((each) => isSameName(each.name, name));
    if (!twin) roster.push({ id, name });
    else if (changes.some((change) => isAbout(change, [id]))) inPlaceOf.set(id, twin.id);
  }
  return inPlaceOf;
}

const isPlayer = (change: LeagueChange): change is ChangeOf<"player"> => change.change === "player";
const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
const isNameTaken = ({ code }: RefusedChange): boolean => code === "name-taken";
const isForWantOfPlayer = ({ code }: RefusedChange): boolean => code === "no-such-player/league";

const isAbout = (change: LeagueChange, players: readonly string[]): boolean =>
  !sameJson(change, aboutOthers(change, new Map(players.map((id) => [id, ""]))));

/** The game that a change adds: an earlier change of it must not come after a later one. */
const gameOf = (change: LeagueChange): string[] =>
  change.change === "game" || change.change === "paper-result" ? [change.game] : [];

/** A newcomer whose first name is taken is added under the last one that was given here. */
function underLastNames({ known, waiting }: StoredLeague): readonly LeagueChange[] {
  const isTaken = ({ player, name }: ChangeOf<"player">) =>
    known.players.every(({ id }) => id !== player) &&
    known.players.some((each) => isSameName(each.name, name));
  const last = new Map(waiting.filter(isPlayer).map((change) => [change.player, change]));
  const renamed = new Map(
    waiting
      .filter(isPlayer)
      .filter(isTaken)
      .flatMap(({ player }) => {
        const change = last.get(player);
        return change && !isTaken(change) ? [[player, change] as const] : [];
      }),
  );
  if (renamed.size === 0) return waiting;
  const done = new Set<string>();
  return waiting.flatMap((change) => {
    const named = isPlayer(change) ? renamed.get(change.player) : undefined;
    if (!named) return [change];
    if (done.has(named.player)) return [];
    done.add(named.player);
    return [named];
  });
}
