import type { LeagueChange } from "@/lib/league/changes/registry";
import { type CreateLeagueRequest, maxChanges } from "@/lib/league/wire";
import type { Problem } from "@/lib/rules/problem";
import type { Round } from "../../net/push-loop";
import type { DeviceStore, ListedGame, StoredLeague } from "../../store/device-store";
import {
  afterOf,
  alreadySo,
  gameKeysOf,
  isDeleted,
  isLoss,
  type Refusal,
  reasonOf,
  seatsAreIn,
} from "./league-answers";
import type { LeagueCalls } from "./league-calls";
import { afterLoss, afterSending, withoutLoss } from "./lost-league";
import { withSameNewcomers } from "./same-newcomers";
import { updateLeague } from "./update-league";

export interface LeagueSessionParts {
  readonly store: Pick<DeviceStore, "games" | "leagues" | "saveLeague">;
  readonly calls: Pick<LeagueCalls, "create" | "change" | "keeperKey" | "read" | "replaceLinks">;
  /** The server does not have this game of the device, which should send it. */
  gameMissing(id: string): void;
}

/** How many losses in a row are repaired at once; after that it is tried again later. */
const maxLosses = 3;

/** Sends one league's changes to the server, an exchange at a time, and applies the answers. */
export class LeagueSession {
  /** Whether the server still has to confirm that the key is valid and nothing was lost. */
  private isStale = false;
  private losses = 0;
  /** A key that the server refused: nothing more is sent with it. */
  private wrongKey: string | undefined;
  /**
   * Changes about games that the server does not have, or no longer has: they wait until some device sends the game.
   */
  private readonly held = new Set<string>();
  /** Those of them whose game was already requested. */
  private readonly missed = new Set<string>();

  constructor(
    private readonly id: string,
    private readonly parts: LeagueSessionParts,
  ) {}

  /** The state of the league on the server has to be checked, even if there is nothing to send. */
  invalidate(): void {
    this.isStale = true;
    this.wrongKey = undefined;
    this.missed.clear();
    this.release();
  }

  /** A game may have reached the server: changes that wait for one are tried again. */
  release(): void {
    this.held.clear();
  }

  /** The next exchange; there is none if there is nothing to send or ask. */
  async next(): Promise<Round> {
    const league = (await this.parts.store.leagues()).find(({ id }) => id === this.id);
    if (!league) return "done";
    const { create, next } = league;
    if (league.deleted) return this.isStale ? this.askIfBack() : "done";
    if (create) return this.create(league, create);
    if (next !== undefined) return this.replaceKey(league, next);
    if (league.key === this.wrongKey) return "done";
    if (withSameNewcomers(league) !== league) return this.update(withSameNewcomers);
    const games = new Map((await this.parts.store.games()).map((game) => [game.id, game]));
    const changes = this.sendable(league, games);
    if (changes.length > 0) return this.send(league, changes, games);
    if (this.isStale) return this.ask(league);
    this.losses = 0;
    if (league.lost && withoutLoss(league) !== league) await this.update(withoutLoss);
    return "done";
  }

  private async create(league: StoredLeague, create: CreateLeagueRequest): Promise<Round> {
    const made = await this.parts.calls.create(create, league.key);
    if (made.outcome === "unreachable") return "failed";
    if (isDeleted(made)) return this.seenDeleted(made);
    const wasLost = made.outcome === "refused" && league.lost !== undefined;
    if (wasLost && made.code === "slug-taken") {
      // Another league has taken its address: it gets a similar one.
      const { slug: _taken, ...anywhere } = create;
      return this.lose((now) => ({ ...now, create: anywhere }));
    }
    // Another device that manages the league may have restored it already.
    if (made.outcome === "refused" && !(wasLost && made.code === "league-id-taken"))
      return this.troubled(({ trouble: _over, ...now }) => ({ ...now, trouble: reasonOf(made) }));
    return this.update(({ create: _made, trouble: _over, ...now }) => ({
      ...now,
      made: create,
      ...(made.outcome === "answered" && { known: made.reply }),
    }));
  }

  private async replaceKey(league: StoredLeague, next: string): Promise<Round> {
    const replaced = await this.parts.calls.keeperKey(this.id, league.key, next);
    if (replaced.outcome === "unreachable") return "failed";
    if (isDeleted(replaced)) return this.seenDeleted(replaced);
    if (isLoss(replaced)) return this.restore(league);
    const unlocked = ({ next: _next, locked: _locked, trouble: _over, ...now }: StoredLeague) => now;
    if (replaced.outcome === "answered") return this.update((now) => ({ ...unlocked(now), key: next }));
    return this.refused(replaced, league.key, unlocked);
  }

  /** Sends changes, all or none. One that the server refuses is set aside, and the others are sent without it. */
  private async send(
    league: StoredLeague,
    changes: readonly LeagueChange[],
    games: ReadonlyMap<string, ListedGame>,
  ): Promise<Round> {
    const beside = { ...afterOf(league), ...gameKeysOf(changes, games) };
    const answered = await this.parts.calls.change(this.id, league.key, changes, beside);
    if (answered.outcome === "unreachable") return "failed";
    if (answered.outcome === "answered") {
      const ids = new Set(changes.map(({ id }) => id));
      return this.update((now) => afterSending(now, answered.reply, ids));
    }
    if (isLoss(answered)) return this.restore(league);
    if (isDeleted(answered)) return this.seenDeleted(answered);
    const [problem] = answered.problems;
    const [, index, path = ""] = /^\/changes\/(\d+)(\/.*)?$/s.exec(problem?.path ?? "") ?? [];
    const change = index === undefined ? undefined : changes[Number(index)];
    if (!change || !problem) return this.refused(answered, league.key);
    return this.handleRefused(league, change, { ...problem, path }, games);
  }

  private async handleRefused(
    league: StoredLeague,
    change: LeagueChange,
    problem: Problem,
    games: ReadonlyMap<string, ListedGame>,
  ): Promise<Round> {
    const isAgain = league.lost?.includes(change.id) === true;
    const game = change.change === "game" ? games.get(change.game) : undefined;
    const isHere = game?.key !== undefined && seatsAreIn(game, change);
    if (problem.code === "no-such-game" ? isAgain || isHere : problem.code === "no-such-seat" && isHere) {
      // The server has lost the game, or part of it: a device that has it will send it again.
      this.held.add(change.id);
      if (isHere && !this.missed.has(change.id)) this.parts.gameMissing(game.id);
      this.missed.add(change.id);
      return "more";
    }
    if (problem.code === "name-taken") {
      // Another device has added somebody of this name, perhaps the same newcomer.
      const answer = await this.parts.calls.read(this.id);
      if (answer.outcome === "unreachable") return "failed";
      const now = answer.outcome === "answered" ? { ...league, known: answer.reply } : league;
      if (withSameNewcomers(now) !== now)
        return this.update((stored) => withSameNewcomers({ ...stored, known: now.known }));
    }
    const isDone = isAgain && alreadySo.has(problem.code);
    return this.update((now) => ({
      ...now,
      waiting: now.waiting.filter(({ id }) => id !== change.id),
      refused: isDone ? now.refused : [...now.refused, { change, ...problem }],
    }));
  }

  /**
   * Asks whether the key here is the league's and whether the server has lost anything: nothing else shows that while
   * there is nothing to send. The server's state of the league is stored as well, whether the key is valid or not.
   */
  private async ask(league: StoredLeague): Promise<Round> {
    const { key } = league;
    const { calls } = this.parts;
    const asked = await calls.change(this.id, key, [], afterOf(league));
    if (asked.outcome === "unreachable") return "failed";
    if (isDeleted(asked)) return this.seenDeleted(asked);
    // The version decreases only if the server lost something.
    if (isLoss(asked) || (asked.outcome === "answered" && asked.reply.version < league.known.version))
      return this.restore(league);
    const isWrong = asked.outcome === "refused" && asked.code === "wrong-key";
    // Nothing shows that a restored server takes replaced links again, and those that it does not take change nothing.
    if (!isWrong && league.replaced && league.replaced.length > 0) {
      const closed = await calls.replaceLinks(this.id, key, league.replaced);
      if (closed.outcome === "unreachable") return "failed";
    }
    this.isStale = false;
    if (isWrong) this.wrongKey = key;
    const answer = isWrong ? await calls.read(this.id) : asked;
    const known = answer.outcome === "answered" ? answer.reply : league.known;
    if (isWrong === (league.locked === true) && known.version === league.known.version) return "more";
    return this.update((now) => {
      // Another page has replaced the key meanwhile.
      if (now.key !== key) return now;
      const { locked: _locked, ...unlocked } = now;
      return { ...unlocked, known, ...(isWrong && { locked: true as const }) };
    });
  }

  /** Everything known here waits to be sent again: the server has lost it. */
  private async restore(league: StoredLeague): Promise<Round> {
    // A device whose key is no longer valid must not create the league again with it.
    if (league.locked) {
      this.wrongKey = league.key;
      return "done";
    }
    const answer = await this.parts.calls.read(this.id);
    if (answer.outcome === "unreachable") return "failed";
    if (isDeleted(answer)) return this.seenDeleted(answer);
    return this.lose((now) => afterLoss(now, answer.outcome === "answered" ? answer.reply : undefined));
  }

  /**
   * Waiting changes stay, and nothing more is sent; whether the league was restored is checked whenever leagues are
   * viewed.
   */
  private async seenDeleted({ until }: Refusal): Promise<Round> {
    this.isStale = false;
    await this.update((now) => ({ ...now, deleted: until === undefined ? {} : { until } }));
    return "done";
  }

  private async askIfBack(): Promise<Round> {
    const answer = await this.parts.calls.read(this.id);
    if (answer.outcome === "unreachable") return "failed";
    if (isDeleted(answer)) return this.seenDeleted(answer);
    this.isStale = false;
    // A server restored from an older backup: somebody with a valid key can restore the league.
    if (answer.outcome === "refused") return "done";
    return this.update(({ deleted: _over, ...now }) => ({ ...now, known: answer.reply }));
  }

  private async lose(change: (league: StoredLeague) => StoredLeague): Promise<Round> {
    const updated = await this.update(change);
    return ++this.losses < maxLosses ? updated : "failed";
  }

  /** The server accepts nothing at all: waiting changes stay. */
  private refused(
    refusal: Refusal,
    key: string,
    change: (league: StoredLeague) => StoredLeague = (now) => now,
  ): Promise<Round> {
    if (refusal.code !== "wrong-key")
      return this.troubled((now) => ({ ...change(now), trouble: reasonOf(refusal) }));
    this.wrongKey = key;
    return this.update(({ trouble: _over, ...now }) => ({ ...change(now), locked: true }));
  }

  private async troubled(change: (league: StoredLeague) => StoredLeague): Promise<Round> {
    await this.update(change);
    return "failed";
  }

  private async update(change: (league: StoredLeague) => StoredLeague): Promise<Round> {
    return (await updateLeague(this.parts.store, this.id, change)).ok ? "more" : "failed";
  }

  /**
   * The changes that can be sent now. A change about a game of this device has to wait until the server has the game.
   */
  private sendable({ waiting }: StoredLeague, games: ReadonlyMap<string, ListedGame>): LeagueChange[] {
    const isThere = (change: LeagueChange) => {
      const game = change.change === "game" ? games.get(change.game) : undefined;
      return game?.onServer !== false && game?.deleted === undefined;
    };
    return waiting.filter((each) => !this.held.has(each.id) && isThere(each)).slice(0, maxChanges);
  }
}
