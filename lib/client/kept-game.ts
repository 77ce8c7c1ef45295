import { games } from "@/lib/games/registry";
import type { Game, Position } from "@/lib/rules/game";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/read";
import type { Line, Log, ReplayResult } from "@/lib/rules/replay";
import { err, ok, type Result } from "@/lib/rules/result";
import { readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/scoresheet";
import type { Player } from "@/lib/rules/table";
import { sameJson } from "@/lib/sync/same";
import { type GameReply, type LogEntry, mostEntries, type Pull, protocol } from "@/lib/sync/wire";
import { Backoff } from "./backoff";
import type { Device } from "./device";
import { newId } from "./random-ids";
import { type Rebased, rebase } from "./rebase";
import type { Answered, ServerCalls } from "./server-calls";
import { clientLanguage, say } from "./words";

/** A game as a screen shows it: what was entered, and what it comes to. */
export interface GameView {
  readonly id: string;
  readonly game: Game;
  /** As they were written when the game was made; what is absent has its default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  readonly position: Position;
  readonly result: ReplayResult;
  readonly lines: readonly Line[];
  /** ISO 8601, when each line was entered. For showing only, never for order. */
  readonly times: readonly string[];
  readonly log: Log;
}

/** An entry of this device that no longer fits what others entered meanwhile. It is kept until a person decides. */
export interface Unsettled {
  readonly id: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

export type GamePhase =
  | { readonly phase: "loading" }
  /** The server knows no game with this id. */
  | { readonly phase: "missing" }
  /** The server cannot be reached, and this device does not have the game. It is tried again by itself. */
  | { readonly phase: "unreachable" }
  | {
      readonly phase: "ready";
      readonly view: GameView;
      /** `saved`: all is on the server. `saving`: under way. `waiting`: kept on this device until the server answers. */
      readonly saved: "saved" | "saving" | "waiting";
      /** Entries that are on this device and not yet on the server. */
      readonly waiting: number;
      /** Whether this device has the keeper key; without it a game can only be watched. */
      readonly mayWrite: boolean;
      readonly unsettled: readonly Unsettled[];
    };

interface Header {
  readonly reply: GameReply;
  readonly start: Position;
}

/**
 * One game on this device: what the server was seen to have, the outbox, and the loop that pushes it. An entry leaves
 * the outbox only when a reply shows it; no status code deletes anything.
 */
export class KeptGame {
  private header: Header | undefined;
  private stored: LogEntry[] = [];
  private outbox: readonly LogEntry[] = [];
  /** What the server refused, by the entry's id. */
  private readonly refused = new Map<string, readonly Problem[]>();
  private key: string | undefined;
  private rebased: Rebased | undefined;
  /** What `rebased` was made from. */
  private lastSeen = "";
  private recoveries = 0;
  private phase: GamePhase = { phase: "loading" };
  private reached = true;
  private syncing: Promise<void> | undefined;
  private again = false;
  private readonly listeners = new Set<() => void>();
  /** Entries are made one after the other, so that each is checked against the one before it. */
  private entering: Promise<unknown> = Promise.resolve();
  private readonly backoff = new Backoff(() => this.sync());

  constructor(
    readonly id: string,
    private readonly device: Device,
    private readonly server: ServerCalls,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): GamePhase => this.phase;

  /** Reads the device, pulls what is new, pushes what waits. Asked for while it runs, it runs once more. */
  sync(): Promise<void> {
    this.again = true;
    this.syncing ??= this.syncAll().finally(() => {
      this.syncing = undefined;
      this.show();
    });
    return this.syncing;
  }

  /** Keeps an entry on this device and starts to push it; or says why it does not fit. */
  enter(body: object): Promise<Result<void, readonly EntryProblem[]>> {
    const entered = this.entering.then(() => this.enterNext(body));
    this.entering = entered;
    return entered;
  }

  /** Takes back an entry that is unsettled. */
  async withdraw(entryId: string): Promise<void> {
    await this.device.unpost(this.id, entryId);
    this.refused.delete(entryId);
    this.outbox = await this.device.outbox(this.id);
    this.show();
  }

  private async enterNext(body: object): Promise<Result<void, readonly EntryProblem[]>> {
    const { header, rebased } = this;
    if (!header || !rebased) return refusal("not-open", say.notOpen);
    if (this.key === undefined) return refusal("no-key", say.noKey);
    const entry = { ...byId(body, rebased.taken), id: newId(), at: new Date().toISOString() } as LogEntry;
    const entries = rebased.taken.length;
    const { unsettled } = rebase(header.start, rebased.taken, [entry], new Map());
    const [refused] = unsettled;
    if (refused) return err(refused.problems.map((problem) => ({ entry: entries, ...problem })));
    if (!(await this.device.post(this.id, entry))) return refusal("device-full", say.deviceFull);
    this.outbox = [...this.outbox, entry];
    this.show();
    void this.sync();
    return ok(undefined);
  }

  private async syncAll(): Promise<void> {
    this.key = (await this.device.game(this.id))?.key;
    while (this.again) {
      this.again = false;
      this.outbox = await this.device.outbox(this.id);
      this.show();
      const reached = (await this.pullNew()) && (await this.pushAll());
      this.reached = reached;
      if (reached) this.backoff.rest();
      else this.backoff.wait();
    }
  }

  /** Whether the server answered. */
  private async pullNew(): Promise<boolean> {
    const answered = await this.server.read(this.id, this.stored.length);
    switch (answered.outcome) {
      case "unreachable":
        if (!this.header) this.become({ phase: "unreachable" });
        return false;
      case "refused":
        if (!this.header) this.become({ phase: "missing" });
        return true;
      case "answered":
        if (!this.header && !this.open(answered.reply)) this.become({ phase: "missing" });
        await this.absorb(answered.reply);
        return true;
    }
  }

  /** Whether the server answered, and what waits is on it or was refused. */
  private async pushAll(): Promise<boolean> {
    for (;;) {
      const { key, rebased } = this;
      const entries = rebased?.pending.slice(0, mostEntries) ?? [];
      if (key === undefined || entries.length === 0) return true;
      const before = this.stored.length;
      const pushed = await this.server.append(this.id, key, { protocol, base: before, entries });
      if (pushed.outcome === "unreachable") return false;
      const { moved } = await this.hear(pushed, entries);
      // Neither a new entry in the log nor a refusal of one: asking again at once would bring the same answer.
      if (!moved) return false;
    }
  }

  private async hear(answered: Answered<Pull>, sent: readonly LogEntry[]): Promise<{ moved: boolean }> {
    const before = this.stored.length;
    if (answered.outcome === "answered") await this.absorb(answered.reply);
    if (answered.outcome === "refused") {
      if (answered.pull) await this.absorb(answered.pull);
      // When others' entries came with the answer, whether ours fit is asked anew.
      if (this.stored.length === before)
        for (const problem of answered.problems) {
          const index = /^\/entries\/(\d+)(.*)$/.exec(problem.path);
          const entry = index && sent[Number(index[1])];
          if (entry) this.refused.set(entry.id, [{ ...problem, path: index[2] ?? "" }]);
        }
    }
    this.show();
    return { moved: this.stored.length !== before || sent.some((entry) => this.refused.has(entry.id)) };
  }

  private open(reply: GameReply): boolean {
    const { game, options, players } = reply;
    const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
    const opened = readScoresheet(sheet, games, clientLanguage);
    if (opened.ok) this.header = { reply, start: opened.value.start };
    return opened.ok;
  }

  /** Takes in what the server has. */
  private async absorb({ head, entries }: Pull): Promise<void> {
    if (head < this.stored.length) return this.recover();
    for (const { seq, entry } of entries) if (seq === this.stored.length + 1) this.stored.push(entry);
    for (const entry of this.outbox) {
      const seen = this.stored.find((each) => each.id === entry.id);
      if (seen && sameJson(seen, entry)) await this.device.unpost(this.id, entry.id);
    }
    this.outbox = await this.device.outbox(this.id);
    this.show();
  }

  /** The server has fewer entries than it had: it was restored from a backup. What it lacks is offered to it again. */
  private async recover(): Promise<void> {
    const answered = await this.server.read(this.id, 0);
    if (answered.outcome !== "answered") return;
    this.recoveries++;
    const has = new Set(answered.reply.entries.map(({ entry }) => entry.id));
    const lacking = this.stored.filter((entry) => !has.has(entry.id));
    this.stored = answered.reply.entries.map(({ entry }) => entry);
    if (this.key !== undefined)
      for (const entry of [...lacking, ...this.outbox]) await this.device.post(this.id, entry);
    this.outbox = await this.device.outbox(this.id);
    this.show();
  }

  /** Works out anew what is to be seen, and tells those who look when it is something else. */
  private show(): void {
    if (!this.header) return;
    const shown = this.phase.phase === "ready" ? this.phase : undefined;
    const seen = this.seen();
    const rebased =
      this.rebased && seen === this.lastSeen
        ? this.rebased
        : rebase(this.header.start, this.stored, this.outbox, this.refused);
    const { pending, unsettled } = rebased;
    const saved = pending.length === 0 ? "saved" : this.syncing && this.reached ? "saving" : "waiting";
    const mayWrite = this.key !== undefined;
    if (shown && rebased === this.rebased && saved === shown.saved && mayWrite === shown.mayWrite) return;
    const view = shown && rebased === this.rebased ? shown.view : this.viewOf(this.header, rebased);
    this.rebased = rebased;
    this.lastSeen = seen;
    this.become({
      ...{ phase: "ready", view, saved, mayWrite, waiting: pending.length },
      unsettled: unsettled.map(({ entry, problems }) => ({ id: entry.id, entry, problems })),
    });
  }

  /** Tells one state of stored, outbox and refused from another. */
  private seen(): string {
    const own = this.outbox.map(({ id }) => (this.refused.has(id) ? `${id}!` : id));
    return [this.recoveries, this.stored.length, ...own].join(" ");
  }

  private viewOf({ reply, start }: Header, { log, taken }: Rebased): GameView {
    return {
      ...{ id: this.id, game: start.game, options: reply.options, players: reply.players },
      ...{ log, lines: log.lines },
      ...{ position: log.position, result: log.result([]), times: taken.map((entry) => entry.at) },
    };
  }

  private become(phase: GamePhase): void {
    this.phase = phase;
    for (const listener of this.listeners) listener();
  }
}

/** A correction that names its entry by index would name another one once others' entries came before it. */
function byId(body: object, taken: readonly LogEntry[]): object {
  if (!isRecord(body) || typeof body.target !== "number") return body;
  const target = taken[body.target]?.id;
  return target === undefined ? body : { ...body, target };
}

function refusal(code: string, message: string): Result<never, readonly EntryProblem[]> {
  return err([{ entry: 0, code, path: "", message }]);
}
