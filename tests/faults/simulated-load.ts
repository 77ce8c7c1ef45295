import { setTimeout as sleep } from "node:timers/promises";
import { callsOver, type ServerCalls } from "../../lib/client/net/server-calls";
import { games } from "../../lib/games/registry";
import { leagueProtocol } from "../../lib/league/wire";
import type { Game } from "../../lib/rules/game";
import type { AppendRequest, Pull } from "../../lib/sync/wire/wire";
import { key, uuid } from "../support/entries";
import { leagueRequest, people } from "../support/league/world";
import type { Dice } from "../support/simulate/dice";
import { sitDown, someTable, type TableSetUp } from "../support/simulate/index";
import { answerPrompt } from "../support/simulate/prompted";
import type { Answer, OneGameServer } from "../support/sync/memory-server";
import { World } from "../support/sync/world";

/** No answer: the request, or its answer, was lost with the server. */
class Unanswered extends Error {}

/** Somebody has deleted the game. */
class Deleted extends Error {}

/** One game on a running server, reached as a device reaches it. */
class GameOverHttp implements OneGameServer {
  constructor(
    private readonly calls: ServerCalls,
    private readonly id: string,
  ) {}

  async append(request: AppendRequest): Promise<Answer> {
    const answered = await this.calls.append(this.id, key, request);
    if (answered.outcome === "unreachable") throw new Unanswered();
    if (answered.outcome === "answered") return { outcome: "stored", ...answered.reply };
    const { code, problems, pull } = answered;
    if (code === "game-deleted") throw new Deleted();
    if (!pull || (code !== "behind" && code !== "id-taken" && code !== "unfit"))
      throw new Error(`an append was refused: ${code}`);
    return { outcome: code, problems, ...pull };
  }

  async read(since: number): Promise<Pull> {
    const answered = await this.calls.read(this.id, since);
    if (answered.outcome === "unreachable") throw new Unanswered();
    if (answered.outcome === "refused" && answered.code === "game-deleted") throw new Deleted();
    if (answered.outcome === "refused") throw new Error(`a game was not there: ${answered.code}`);
    return answered.reply;
  }

  restart(): void {
    throw new Error("the server is another process");
  }

  failNextCommit(): void {
    throw new Error("the server is another process");
  }
}

/** A game that two phones keep, and what the server has acknowledged of it. */
interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly setUp: TableSetUp;
  readonly world: World;
  isCreated: boolean;
  isInLeague: boolean;
  /** What its keeper asked for last, whether or not it was answered. */
  isDeleted: boolean;
  /** Whether a phone has asked for it back: its answer and that to another phone's deletion come in any order. */
  wasRestored: boolean;
}

/**
 * Evenings at several tables: two phones at each keep one game after another, and every finished game counts in a
 * league. Many are deleted at the moment of their last entry, and some of these restored. What the server acknowledged
 * is remembered, to be checked after the server was killed.
 */
export class SimulatedLoad {
  readonly playedGames: PlayedGame[] = [];
  /** What an answer said is stored: ids of games, entries and league changes; and of games that are deleted. */
  readonly acknowledged = {
    games: new Set<string>(),
    entries: new Set<string>(),
    changes: new Set<string>(),
    deletions: new Set<string>(),
  };
  readonly league = leagueRequest();
  private readonly calls: ServerCalls;
  private readonly playing: PlayedGame[] = [];

  private asked = 0;

  /**
   * `urls`: the processes of one database, which are used in turn. `pauseMs`: between the turns of one phone, up to
   * twice that.
   */
  constructor(
    private readonly urls: readonly string[],
    private readonly tables: number,
    private readonly dice: Dice,
    private readonly pauseMs = 0,
  ) {
    this.calls = callsOver((path, init) => this.ask(`${path}`, init));
  }

  private ask(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`${this.urls[this.asked++ % this.urls.length]}${path}`, init);
  }

  async begin(): Promise<void> {
    await this.post("/api/leagues", this.league);
  }

  /** All phones play until no answer comes. */
  play(): Promise<void> {
    return this.everyPhone(async (turn) => {
      while (await turn());
    });
  }

  /** All phones play until it is over, and retry what was not answered. */
  playUntil(isOver: () => boolean): Promise<void> {
    return this.everyPhone(async (turn) => {
      while (!isOver()) {
        if (!(await turn())) await sleep(50);
        if (this.pauseMs > 0) await sleep(this.dice.from(0, 2 * this.pauseMs));
      }
    });
  }

  /** `plays` receives one phone's next turn, which resolves to whether it was answered. */
  private async everyPhone(plays: (turn: () => Promise<boolean>) => Promise<void>): Promise<void> {
    const phones = Array.from({ length: this.tables }, (_, table) =>
      [0, 1].map((phone) => plays(() => this.isAnswered(table, phone))),
    );
    await Promise.all(phones.flat());
  }

  /** Resolves when this many more entries were acknowledged. */
  async waitForAcknowledged(more: number): Promise<void> {
    const enough = this.acknowledged.entries.size + more;
    while (this.acknowledged.entries.size < enough) await sleep(1);
  }

  /**
   * With the server answering again, every phone pulls and pushes until nothing is new, and all laws are checked. A
   * deleted game cannot be read, and is not settled.
   */
  async settle(): Promise<void> {
    for (const game of this.playedGames) {
      // Nothing else is under way: what is answered now holds.
      game.wasRestored = false;
      await this.mark(game, game.isDeleted);
      if (game.isDeleted) continue;
      await this.make(game);
      await game.world.settle();
      for (const { entry } of (await game.world.server.read(0)).entries)
        this.acknowledged.entries.add(entry.id);
      await game.world.check();
    }
  }

  /** How many entries the phones entered, acknowledged or not. */
  get entered(): number {
    return this.playedGames.reduce((sum, { world }) => sum + world.entered.length, 0);
  }

  private async isAnswered(table: number, phone: number): Promise<boolean> {
    try {
      await this.turn(table, phone);
      return true;
    } catch (error) {
      if (error instanceof Unanswered) return false;
      if (error instanceof Deleted) return true;
      throw error;
    }
  }

  private async turn(table: number, which: number): Promise<void> {
    const { dice } = this;
    let stored = this.playing[table];
    if (!stored || stored.isDeleted || stored.world.phones[which]?.log.view.sheet.position.over)
      stored = this.nextGame(table, stored);
    const phone = stored.world.phones[which];
    if (!phone) throw new Error("no such phone");
    await this.make(stored);
    const { position } = phone.log.view.sheet;
    const prompts = position.prompts();
    if (prompts.length > 0 && phone.log.stored.waiting.length < 5 && dice.chance(0.7)) {
      const body = answerPrompt(dice, position, dice.pick(prompts));
      const entry = { ...body, id: uuid(), at: new Date().toISOString() };
      stored.world.entered.push(...phone.enter([entry], dice.chance(0.05) ? "after write" : undefined));
    }
    const request = phone.log.request();
    const base = request?.base ?? phone.log.head;
    if (!request || dice.chance(0.2)) {
      const head = phone.log.head;
      phone.receive(head, await stored.world.server.read(head), undefined);
      return;
    }
    const isLast = phone.log.view.sheet.position.over;
    const marking = isLast && dice.chance(0.5) ? this.deleteAndRestore(stored) : undefined;
    const [appended, marked] = await Promise.allSettled([stored.world.server.append(request), marking]);
    if (appended.status === "rejected") throw appended.reason;
    const answer = appended.value;
    if (answer.outcome === "stored") for (const { id } of request.entries) this.acknowledged.entries.add(id);
    if (marked.status === "rejected") throw marked.reason;
    phone.receiveAnswer(base, request.entries, answer, dice.chance(0.05) ? "before write" : undefined);
  }

  private async deleteAndRestore(stored: PlayedGame): Promise<void> {
    await this.mark(stored, true);
    if (this.dice.chance(0.5)) await this.mark(stored, false);
  }

  /** Deletes or restores a game, if it was ever created. Doing so again changes nothing. */
  private async mark(stored: PlayedGame, isDeleted: boolean): Promise<void> {
    stored.isDeleted = isDeleted;
    const { calls } = this;
    if (!stored.isCreated) return;
    if (!isDeleted) {
      stored.wasRestored = true;
      this.acknowledged.deletions.delete(stored.id);
    }
    const marked = await (isDeleted ? calls.remove(stored.id, key) : calls.restore(stored.id, key));
    if (marked.outcome === "unreachable") throw new Unanswered();
    if (marked.outcome === "refused") throw new Error(`a deletion was refused: ${marked.code}`);
    if (isDeleted && !stored.wasRestored) this.acknowledged.deletions.add(stored.id);
  }

  /** A table's next game, unless its other phone has already started one. */
  private nextGame(table: number, before: PlayedGame | undefined): PlayedGame {
    const now = this.playing[table];
    if (now && now !== before) return now;
    const { dice } = this;
    const game = dice.pick(games.all);
    const setUp = this.setUp(game);
    const id = uuid();
    const world = new World(sitDown(game, setUp), new GameOverHttp(this.calls, id), 2);
    const next = {
      id,
      game: game.id,
      setUp,
      world,
      isCreated: false,
      isInLeague: false,
      isDeleted: false,
      wasRestored: false,
    };
    this.playing[table] = next;
    this.playedGames.push(next);
    return next;
  }

  /** Chooses a number of players that the rules allow: some games are for two sides only. */
  private setUp(game: Game): TableSetUp {
    for (;;) {
      const setUp = someTable(game, this.dice, game.seats({}).min + this.dice.from(0, 1));
      if (game.sit(setUp.options, setUp.players).ok) return setUp;
    }
  }

  /** Creates the game on the server and adds it to the league, unless that is done already. */
  private async make(stored: PlayedGame): Promise<void> {
    const { id, game, setUp } = stored;
    const { options, players } = setUp;
    if (!stored.isCreated) {
      await this.post("/api/games", { protocol: 1, id, game, options, players });
      this.acknowledged.games.add(id);
      stored.isCreated = true;
    }
    if (stored.isInLeague) return;
    const seats = Object.fromEntries(players.map((player, seat) => [player.id, people[seat]?.id]));
    const change = { change: "game", id: uuid(), game: id, seats };
    const changes = { protocol: leagueProtocol, changes: [change] };
    await this.post(`/api/leagues/${this.league.id}/changes`, changes);
    this.acknowledged.changes.add(change.id);
    stored.isInLeague = true;
  }

  private async post(path: string, body: object): Promise<void> {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    let status: number;
    let text: string;
    try {
      const response = await this.ask(path, { method: "POST", headers, body: JSON.stringify(body) });
      status = response.status;
      text = await response.text();
    } catch {
      throw new Unanswered();
    }
    if (status === 503) throw new Unanswered();
    if (text.includes('"game-deleted"')) throw new Deleted();
    if (status !== 200 && status !== 201) throw new Error(`${path} was answered ${status}: ${text}`);
  }
}
