import type { LeagueChange } from "@/lib/league/changes/registry";
import { creationProblems } from "@/lib/league/creation";
import type { LeagueReply } from "@/lib/league/replies";
import { purgedIn, withoutNames } from "@/lib/league/roster/erasure";
import { slugOf } from "@/lib/league/slug";
import { leagueProblem } from "@/lib/league/texts";
import type { CreateLeagueRequest } from "@/lib/league/wire";
import type { Games } from "@/lib/rules/document/scoresheet";
import { type Problem, pointer, under } from "@/lib/rules/problem";
import { sameJson } from "@/lib/rules/same-json";
import { refuseDeleted, refusePurged } from "../deletion/deleted";
import type { FinishedGames } from "../games/game-store";
import type { GameHeader } from "../games/replayed-game";
import { Lane, type Pace, PriorityGate } from "../guard/lane";
import { hashKey, isKey } from "../http/key";
import { refusal } from "../http/refused";
import { insertRows } from "../store/insert-rows";
import { lockGames, lockLeagues } from "../store/locks";
import { retried } from "../store/retry";
import type { Prisma } from "../store/rows";
import type { Database, Store } from "../store/store";
import { isTaken } from "../store/store-fault";
import { problemsByScorer } from "./changes/by-scorer";
import { findFreeSlug } from "./changes/kinds";
import { makeChange } from "./changes/make-change";
import type { Making, SeatedGames } from "./changes/making";
import { Outdated, replayGame, type StoredGame } from "./game-result";
import { changeLeagueAt, leagueAt, requireLeagueKey, roleWithKey } from "./league-access";
import { findLeague, findVersion, insertLeague, readLeague, replyOf, touchLeague } from "./league-row";
import { postToLeagues } from "./posting";

/** `isNew`: not if it had been created before by the same request. */
interface LeagueCreated {
  readonly league: LeagueReply;
  readonly isNew: boolean;
}

interface ChangeContext {
  readonly gameKeys?: Readonly<Record<string, string>> | undefined;
  readonly after?: string | undefined;
}

/** Whether to try again: a game to be added has changed meanwhile, or an address has been taken. */
const isRace = (error: unknown): boolean => error instanceof Outdated || isTaken(error);

/** Creates leagues and changes them, and stores the results of their games. */
export class LeagueStore implements FinishedGames {
  constructor(
    private readonly database: Database,
    private readonly games: Games,
    private readonly changing: Lane = new Lane(new PriorityGate()),
  ) {}

  /** Creates a league from a request whose shape was checked. */
  create(request: CreateLeagueRequest, key: string): Promise<LeagueCreated> {
    return retried(() => this.database.transaction((store) => createIn(store, request, key)), isTaken);
  }

  /** The league with this id or slug; an old slug finds it too. */
  async find(idOrSlug: string): Promise<LeagueReply> {
    return replyOf(await leagueAt(this.database, idOrSlug));
  }

  /** Differs after each change to anything public about the league; undefined when there is no such league. */
  async versionOf(idOrSlug: string): Promise<string | "deleted" | undefined> {
    const league = await findVersion(this.database, idOrSlug);
    if (!league) return undefined;
    return league.deletedAt ? "deleted" : `${league.id}.${league.version}`;
  }

  /**
   * Applies all changes that were not applied before, or refuses the request. `gameKeys`: keeper keys of games that
   * they add, by game; `after`: a change that the league must already have.
   */
  async change(
    idOrSlug: string,
    key: string,
    changes: readonly LeagueChange[],
    { gameKeys = {}, after }: ChangeContext = {},
  ): Promise<LeagueReply> {
    const league = await leagueAt(this.database, idOrSlug);
    roleWithKey(league, key);
    const leagueId = league.id;
    const keyOf = new Map(Object.entries(gameKeys).map(([id, each]) => [id.toLowerCase(), each]));
    const isKeeper = ({ id, keyHash }: GameHeader): boolean => isKey(keyOf.get(id) ?? "", keyHash);
    await this.changing.run((pace) =>
      retried(async () => {
        const seated = await this.seat(leagueId, changes, pace);
        return this.database.transaction((store) =>
          this.makeAll(store, leagueId, key, changes, { seated, isKeeper, after }),
        );
      }, isRace),
    );
    return replyOf(await readLeague(this.database, leagueId));
  }

  /**
   * Replaces the keeper key `key` by `next`, which ends the scorers' key that follows from it. If `next` is the key
   * already, nothing changes.
   */
  replaceKey(idOrSlug: string, key: string, next: string): Promise<LeagueReply> {
    return changeLeagueAt(this.database, idOrSlug, async (store, league) => {
      if (!isKey(next, league.keyHash)) {
        requireLeagueKey(league, key);
        const { id } = league;
        await store.league.update({ where: { id }, data: { keyHash: hashKey(next), scorers: null } });
        if (league.scorers) await touchLeague(store, id);
      }
      return replyOf(await readLeague(store, league.id));
    });
  }

  /** Replays the games that these changes add, except for changes that were applied before. */
  private async seat(
    leagueId: string,
    changes: readonly LeagueChange[],
    pace: Pace,
  ): Promise<Map<string, StoredGame | undefined>> {
    const seated = new Map<string, StoredGame | undefined>();
    const puts = changes.filter((change) => change.change === "game");
    const made = await appliedOf(
      this.database,
      leagueId,
      puts.map(({ id }) => id),
    );
    for (const change of puts) {
      const id = change.game.toLowerCase();
      if (made.has(change.id.toLowerCase()) || seated.has(id)) continue;
      seated.set(id, await replayGame(this.database, this.games, id, pace));
    }
    return seated;
  }

  private async makeAll(
    store: Store,
    leagueId: string,
    key: string,
    changes: readonly LeagueChange[],
    { after, ...games }: SeatedGames & Pick<ChangeContext, "after">,
  ) {
    await lockGames(store, games.seated.keys());
    await lockLeagues(store, [leagueId]);
    const known = await appliedOf(store, leagueId, [
      ...changes.map(({ id }) => id),
      ...(after ? [after] : []),
    ]);
    if (after && !known.has(after.toLowerCase()))
      throw refusal("changes-missing", [leagueProblem("changes-missing", "/after", { id: after })]);
    const found = await leagueAt(store, leagueId);
    const byScorer = roleWithKey(found, key) === "scorer";
    const isNew = changes.some(({ id }) => !known.has(id.toLowerCase()));
    const version = isNew ? await touchLeague(store, leagueId) : found.version;
    let making: Making = { store, league: { ...found, version }, games, rulesets: this.games };
    const made: Required<Prisma.LeagueChangeCreateManyInput>[] = [];
    for (const [index, change] of changes.entries()) {
      const refused = (code: "unfit-change" | "change-taken", problems: readonly Problem[]) =>
        refusal(code, under(pointer("changes", index), problems));
      const id = change.id.toLowerCase();
      const before = known.get(id);
      if (before !== undefined && isRepeat(JSON.parse(before), change)) continue;
      if (before !== undefined)
        throw refused("change-taken", [leagueProblem("id-taken/change", "/id", { id })]);
      const notTheirs = byScorer ? await problemsByScorer(making, change) : [];
      if (notTheirs.length > 0) throw refused("unfit-change", notTheirs);
      const done = await makeChange(making, change);
      if (!done.ok) throw refused("unfit-change", done.error);
      making = done.value;
      made.push({ leagueId, id, body: JSON.stringify(change), createdAt: new Date(), byScorer });
    }
    await insertRows(store, "LeagueChange", made);
  }

  readonly post = postToLeagues;
}

async function createIn(store: Store, request: CreateLeagueRequest, key: string): Promise<LeagueCreated> {
  const id = request.id.toLowerCase();
  await refusePurged(store, "league", id);
  const before = await findLeague(store, id);
  if (before) {
    refuseDeleted("league", (await findVersion(store, id))?.deletedAt ?? null);
    const first = (await appliedOf(store, id, [id])).get(id);
    const same = isKey(key, before.keyHash) && first && isRepeat(JSON.parse(first), request);
    if (same) return { isNew: false, league: replyOf(before) };
    throw refusal("league-id-taken", [leagueProblem("league-id-taken", "/id")]);
  }
  const problems = creationProblems(request);
  if (problems.length > 0) throw refusal("bad-request", problems);
  const requested = request.slug ?? slugOf(request.name);
  const free = await findFreeSlug(store, requested);
  if (request.slug !== undefined && free !== requested)
    throw refusal("slug-taken", [leagueProblem("slug-taken", "/slug", { slug: requested, free })]);
  await insertLeague(store, id, request, free, key);
  return { isNew: true, league: replyOf(await readLeague(store, id)) };
}

/** Whether a request repeats a stored one; names that were purged meanwhile are not compared. */
const isRepeat = (stored: unknown, sent: unknown): boolean =>
  sameJson(stored, sent) || sameJson(stored, withoutNames(sent, purgedIn(stored)));

/** The bodies of those of these changes that were applied before, by their ids in lower case. */
async function appliedOf(store: Store, leagueId: string, changes: readonly string[]) {
  const ids = changes.map((id) => id.toLowerCase());
  const rows = await store.leagueChange.findMany({ where: { leagueId, id: { in: ids } } });
  return new Map(rows.map(({ id, body }) => [id, body]));
}
