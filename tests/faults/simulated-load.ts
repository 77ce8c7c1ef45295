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

/** No answer came: the request, or its answer, was lost with the server. */
class Unanswered extends Error {}

/** One game on a server that was really started, asked as a device asks it. */
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
    if (!pull || (code !== "behind" && code !== "id-taken" && code !== "unfit"))
      throw new Error(`an append was refused: ${code}`);
    return { outcome: code, problems, ...pull };
  }

  async read(since: number): Promise<Pull> {
    const answered = await this.calls.read(this.id, since);
    if (answered.outcome === "unreachable") throw new Unanswered();
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

/** A game that two phones keep at once, and what the server has said of it so far. */
interface Kept {
  readonly id: string;
  readonly game: string;
  readonly setUp: TableSetUp;
  readonly world: World;
  made: boolean;
  posted: boolean;
}

/**
 * Evenings at some tables: two phones at each keep the score at once, of one game after the other, and every finished
 * game counts in a league. What the server acknowledged is remembered, to be looked for after it died.
 */
export class SimulatedLoad {
  readonly kept: Kept[] = [];
  /** What an answer said is stored: ids of games, entries, and changes of the league. */
  readonly acknowledged = {
    games: new Set<string>(),
    entries: new Set<string>(),
    changes: new Set<string>(),
  };
  readonly league = leagueRequest();
  private readonly calls: ServerCalls;
  private readonly playing: Kept[] = [];

  private asked = 0;

  /** `urls`: of the processes of one database, which are asked in turn. */
  constructor(
    private readonly urls: readonly string[],
    private readonly tables: number,
    private readonly dice: Dice,
  ) {
    this.calls = callsOver((path, init) => this.ask(`${path}`, init));
  }

  private ask(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`${this.urls[this.asked++ % this.urls.length]}${path}`, init);
  }

  async begin(): Promise<void> {
    await this.post("/api/leagues", this.league);
  }

  /** Everybody plays until no answer comes any more. */
  play(): Promise<void> {
    return this.everybody(async (turn) => {
      while (await turn());
    });
  }

  /** Everybody plays until it is over, and sends again what was not answered. */
  playUntil(isOver: () => boolean): Promise<void> {
    return this.everybody(async (turn) => {
      while (!isOver()) if (!(await turn())) await sleep(50);
    });
  }

  /** `plays` gets what one phone does next, which resolves to whether it was answered. */
  private async everybody(plays: (turn: () => Promise<boolean>) => Promise<void>): Promise<void> {
    const phones = Array.from({ length: this.tables }, (_, table) =>
      [0, 1].map((phone) => plays(() => this.isAnswered(table, phone))),
    );
    await Promise.all(phones.flat());
  }

  /** Resolves when so many more entries were acknowledged. */
  async record(more: number): Promise<void> {
    const enough = this.acknowledged.entries.size + more;
    while (this.acknowledged.entries.size < enough) await sleep(1);
  }

  /** The server answers again: every phone pulls and pushes until nobody has anything new, and all laws hold. */
  async settle(): Promise<void> {
    for (const game of this.kept) {
      await this.make(game);
      await game.world.heal();
      for (const { entry } of (await game.world.server.read(0)).entries)
        this.acknowledged.entries.add(entry.id);
      await game.world.check();
    }
  }

  /** How many entries the phones kept, acknowledged or not. */
  get entered(): number {
    return this.kept.reduce((sum, { world }) => sum + world.entered.length, 0);
  }

  private async isAnswered(table: number, phone: number): Promise<boolean> {
    try {
      await this.turn(table, phone);
      return true;
    } catch (error) {
      if (error instanceof Unanswered) return false;
      throw error;
    }
  }

  private async turn(table: number, which: number): Promise<void> {
    const { dice } = this;
    let stored = this.playing[table];
    if (!stored || stored.world.phones[which]?.log.view.sheet.position.over)
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
    const answer = await stored.world.server.append(request);
    if (answer.outcome === "stored") for (const { id } of request.entries) this.acknowledged.entries.add(id);
    phone.receiveAnswer(base, request.entries, answer, dice.chance(0.05) ? "before write" : undefined);
  }

  /** A table's next game, unless the table's other phone has begun it already. */
  private nextGame(table: number, before: Kept | undefined): Kept {
    const now = this.playing[table];
    if (now && now !== before) return now;
    const { dice } = this;
    const game = dice.pick(games.all);
    const setUp = this.setUp(game);
    const id = uuid();
    const world = new World(sitDown(game, setUp), new GameOverHttp(this.calls, id), 2);
    const next = { id, game: game.id, setUp, world, made: false, posted: false };
    this.playing[table] = next;
    this.kept.push(next);
    return next;
  }

  /** So many sit down as may by these rules: some games are for two sides only. */
  private setUp(game: Game): TableSetUp {
    for (;;) {
      const setUp = someTable(game, this.dice, game.seats({}).min + this.dice.from(0, 1));
      if (game.sit(setUp.options, setUp.players).ok) return setUp;
    }
  }

  /** Makes the game on the server, and puts it into the league; what was made already is not made again. */
  private async make(stored: Kept): Promise<void> {
    const { id, game, setUp } = stored;
    const { options, players } = setUp;
    if (!stored.made) {
      await this.post("/api/games", { protocol: 1, id, game, options, players });
      this.acknowledged.games.add(id);
      stored.made = true;
    }
    if (stored.posted) return;
    const seats = Object.fromEntries(players.map((player, seat) => [player.id, people[seat]?.id]));
    const change = { change: "game", id: uuid(), game: id, seats };
    const changes = { protocol: leagueProtocol, changes: [change] };
    await this.post(`/api/leagues/${this.league.id}/changes`, changes);
    this.acknowledged.changes.add(change.id);
    stored.posted = true;
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
    if (status !== 200 && status !== 201) throw new Error(`${path} was answered ${status}: ${text}`);
  }
}
