import { type Archive, archiveOf } from "@/lib/export/archive";
import { onlyGame } from "@/lib/games/load";
import type { Position } from "@/lib/rules/game";
import type { EntryProblem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { type Games, readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/scoresheet";
import { type Decision, decide } from "@/lib/sync/decide";
import { DeviceLog } from "@/lib/sync/device-log";
import { sameJson } from "@/lib/sync/same";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire";
import { alone } from "./alone";
import { Conversation, type Trouble } from "./conversation";
import type { DeviceStore, KeptHeader, NotKept, OtherKeys } from "./device-store";
import { type GameView, summaryOf, type Unsettled, unsettledOf, viewOf } from "./game-view";
import { goingOut } from "./going-out";
import { invited } from "./key-errand";
import { PushLoop, type Round } from "./push-loop";
import type { ServerCalls } from "./server-calls";
import { clientLanguage, say } from "./words";

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
      /** Entries that are only on this device. */
      readonly waiting: number;
      /** Whether this device has the keeper key; without it a game can only be watched. */
      readonly mayWrite: boolean;
      readonly keys: GameKeys;
      /** What people have to decide about, whoever entered it. */
      readonly unsettled: readonly Unsettled[];
      /** Whether what is kept on this device outlives the page. */
      readonly lasting: boolean;
      readonly trouble: Trouble | undefined;
      /** What this device could not keep; undefined once it can. */
      readonly unkept: Unkept | undefined;
    };

/** A write that failed. `entered`: with it something that was entered here, and is nowhere but in `KeptGame.file`. */
export interface Unkept {
  readonly why: NotKept;
  readonly entered: boolean;
}

/** The keys of a game that this device has, and whether the server has the game that they are for. */
export interface GameKeys {
  readonly keeper: string | undefined;
  readonly others: OtherKeys;
  readonly onServer: boolean;
}

/** What the device is made of, as far as a game needs it. */
export interface DeviceParts {
  readonly store: DeviceStore;
  readonly server: ServerCalls;
  readonly locks: LockManager | undefined;
  /** This page, among those of the browser. */
  readonly holder: string;
  newId(): string;
  now(): number;
  random(): number;
  later(delay: number, call: () => void): () => void;
}

/** A game that is open here: its header, its log, and the revision of the store that both are. */
interface Open {
  readonly header: KeptHeader;
  readonly start: Position;
  readonly log: DeviceLog;
  readonly revision: number;
}

/**
 * One game on this device. Everything is written to the store first and shown then; the loop tells the server in the
 * background.
 */
export class KeptGame {
  private opened: Open | undefined;
  private phase: GamePhase = { phase: "loading" };
  private running = false;
  private reached = true;
  private trouble: Trouble | undefined;
  private unkept: (Unkept & { readonly open: Open }) | undefined;
  /** A key that came before the game did. */
  private offered: string | undefined;
  private readonly listeners = new Set<() => void>();
  /** Changes are made one after the other, each to what the one before it left. */
  private changing: Promise<unknown> = Promise.resolve();
  private readonly conversation: Conversation;
  private readonly loop: PushLoop;

  constructor(
    readonly id: string,
    private readonly parts: DeviceParts,
  ) {
    this.conversation = new Conversation(id, parts.server);
    this.loop = new PushLoop({
      round: () => this.round(),
      alone: (work) => alone(parts, `pipkeeper/push/${id}`, work),
      later: parts.later,
      random: parts.random,
      changed: ({ running, reached }) => {
        this.running = running;
        this.reached = reached;
        this.show();
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): GamePhase => this.phase;

  /** Reads the device, and then talks to the server. Resolves when that is over, or did not work this time. */
  async sync(): Promise<void> {
    await this.refresh();
    await this.loop.poke();
  }

  /** Takes in what another page of this browser wrote. */
  refresh(): Promise<unknown> {
    this.changing = this.changing.then(() => this.load());
    return this.changing;
  }

  /** Somebody came with the keeper key, by an invite link: from now on this device may write. */
  async adopt(key: string): Promise<void> {
    this.offered = key;
    await this.refresh();
    if (this.opened) await this.changeHeader((header) => invited(header, key));
    else await this.loop.poke();
  }

  /** Changes what is kept about the whole game, and then tells the server what it has to know of it. */
  async changeHeader(to: (header: KeptHeader) => KeptHeader): Promise<Result<void, readonly EntryProblem[]>> {
    const changed = await this.change(({ header }) => ok({ header: to(header) }));
    void this.loop.poke();
    return changed;
  }

  /** The server says how long the log is: what is new is pulled. */
  hears(head: number): void {
    const log = this.opened?.log;
    if (!log || head !== log.head) this.conversation.doubt();
    if (head !== log?.head || (log.request() && !this.running)) void this.loop.poke();
  }

  /**
   * Keeps an entry on this device and starts to push it, and gives its id; or says why it does not fit. `kept` is
   * called once it is written, right before it is shown, so that what a screen does then is drawn with it.
   */
  async enter(body: object, kept?: (id: string) => void): Promise<Result<string, readonly EntryProblem[]>> {
    const entry = { ...body, ...this.identity() } as LogEntry;
    const written = await this.write(
      () => [entry],
      () => kept?.(entry.id),
    );
    return written.ok ? ok(entry.id) : written;
  }

  /** The game as a file has it, with its key and with what this device could not keep. */
  file(): Archive | undefined {
    const open = this.unkept?.open ?? this.opened;
    return open && archiveOf([goingOut(open.header, open.log)], true);
  }

  /** Writes down what people decided about an entry that was held. */
  settle(heldId: string, decision: Decision): Promise<Result<void, readonly EntryProblem[]>> {
    const { id, at } = this.identity();
    const ids = [id, this.parts.newId()] as const;
    return this.write(({ view }) => {
      const held = view.open().find((each) => each.id === heldId);
      return held ? decide(view, held, decision, { ids, at }) : [];
    });
  }

  private identity(): { readonly id: string; readonly at: string } {
    return { id: this.parts.newId(), at: new Date(this.parts.now()).toISOString() };
  }

  private async write(
    entriesOf: (log: DeviceLog) => readonly LogEntry[],
    kept?: () => void,
  ): Promise<Result<void, readonly EntryProblem[]>> {
    if (!this.opened) await this.refresh();
    const written = await this.change(({ header, log }): Result<Partial<Open>, readonly EntryProblem[]> => {
      if (header.key === undefined) return refusal("no-key", say.noKey);
      const entered = log.enter(entriesOf(log));
      return entered.ok ? ok({ log: entered.value }) : entered;
    }, kept);
    if (written.ok) void this.loop.poke();
    return written;
  }

  /**
   * Changes the game: `to` says how, given what is there. It is written first and shown then. When another page of
   * this browser wrote meanwhile, it is done over with what that left.
   */
  private change(
    to: (now: Open) => Result<Partial<Open>, readonly EntryProblem[]>,
    beforeShown?: () => void,
  ): Promise<Result<void, readonly EntryProblem[]>> {
    const changed = this.changing.then(async (): Promise<Result<void, readonly EntryProblem[]>> => {
      for (;;) {
        if (!this.opened) return refusal("not-open", say.notOpen);
        const next = to(this.opened);
        if (!next.ok) return next;
        const changed = { ...this.opened, ...next.value };
        const kept = await this.keep(changed, beforeShown);
        if (kept === undefined) return ok(undefined);
        if (kept !== "changed") {
          const entered = changed.log.kept.waiting.length > this.opened.log.kept.waiting.length;
          if (entered || !this.unkept?.entered) this.unkept = { why: kept, entered, open: changed };
          this.show();
          return refusal(`device-${kept}`, say.notKept[kept]);
        }
        const { revision } = this.opened;
        await this.load();
        if (this.opened.revision === revision) return this.deleted();
      }
    });
    this.changing = changed;
    return changed;
  }

  /** Another page of this browser deleted the game from this device. */
  private deleted(): Result<never, readonly EntryProblem[]> {
    this.opened = undefined;
    this.become({ phase: "missing" });
    return refusal("deleted", say.deleted);
  }

  /** Writes and shows; or says why it could not be written, and then nothing is shown. */
  private async keep(open: Open, beforeShown?: () => void): Promise<NotKept | undefined> {
    const header = { ...open.header, summary: summaryOf(open.header, open.log) };
    const kept = await this.parts.store.keep(header, open.log.kept, open.revision);
    if (!kept.ok) return kept.error;
    const entered = open.log.kept.waiting.length > (this.opened?.log.kept.waiting.length ?? 0);
    // What was entered and not kept is not made good by something else that is.
    if (entered || !this.unkept?.entered) this.unkept = undefined;
    this.opened = { ...open, header, revision: kept.value };
    beforeShown?.();
    this.show();
    return undefined;
  }

  /** Takes in what the store has, if another page wrote it. */
  private async load(): Promise<void> {
    const game = await this.parts.store.game(this.id);
    if (!game || game.revision === this.opened?.revision) return;
    const { log: kept, revision, waiting: _waiting, ...header } = game;
    const start = startOf(header, await onlyGame(header.game));
    const log = start && DeviceLog.open(start, kept, clientLanguage);
    if (!start || !log) this.trouble = "other-version";
    else this.opened = { header, start, log, revision };
    this.show();
  }

  /** One exchange with the server, and what it changes here. */
  private async round(): Promise<Round> {
    await this.refresh();
    const { opened } = this;
    const heard = await this.conversation.next(opened?.header, opened?.log);
    switch (heard.heard) {
      case "silence":
        return this.outOfReach();
      case "missing":
        if (!this.opened) this.become({ phase: "missing" });
        return "done";
      case "trouble":
        return this.troubled(heard.trouble);
      case "game":
        return this.begin(heard.header, heard.entries);
      case "same":
        this.trouble = undefined;
        return this.opened?.log.request() && this.opened.header.key !== undefined ? "more" : "done";
      case "keys": {
        const changed = await this.change(({ header }) => ok({ header: heard.change(header) }));
        this.trouble = undefined;
        return changed.ok ? "more" : "failed";
      }
      case "change": {
        const { onServer, more, apply } = heard;
        this.trouble = undefined;
        const changed = await this.change(({ header, start, log }) =>
          ok({ header: { ...header, onServer }, log: apply(log, start) }),
        );
        if (!changed.ok) return "failed";
        return more || this.opened?.log.request() ? "more" : "done";
      }
    }
  }

  /** The first that this device sees of a game. One that cannot be kept is shown all the same. */
  private async begin(header: Omit<KeptHeader, "summary">, known: readonly StoredEntry[]): Promise<Round> {
    const games = await onlyGame(header.game);
    // The page is older than the game, or the network went away between the one and the other.
    if (!games.find(header.game)) return this.outOfReach();
    const start = startOf(header, games);
    const log = start && DeviceLog.open(start, { known, waiting: [] }, clientLanguage);
    if (!start || !log) {
      this.become({ phase: "missing" });
      return "done";
    }
    const summary = summaryOf(header, log);
    const key = this.offered === undefined ? {} : { key: this.offered };
    this.opened ??= { header: { ...header, ...key, summary }, start, log, revision: 0 };
    await this.change((open) => ok(open));
    this.show();
    return "done";
  }

  private outOfReach(): Round {
    if (!this.opened) this.become({ phase: "unreachable" });
    return "failed";
  }

  private troubled(trouble: Trouble): Round {
    this.trouble = trouble;
    this.show();
    return "failed";
  }

  private show(): void {
    const { opened } = this;
    if (!opened) return;
    const { header, log } = opened;
    const waiting = log.kept.waiting.length;
    const saved =
      waiting === 0 && header.onServer ? "saved" : this.running && this.reached ? "saving" : "waiting";
    const shown = this.phase.phase === "ready" ? this.phase : undefined;
    const same = shown !== undefined && this.shownLog === log;
    const { trouble, unkept } = this;
    const keys = { keeper: header.key, others: header.keys ?? noOthers, onServer: header.onServer };
    const sameKeys = shown !== undefined && sameJson(shown.keys, keys);
    if (same && sameKeys && shown.saved === saved && shown.trouble === trouble && shown.unkept === unkept)
      return;
    this.shownLog = log;
    this.become({
      phase: "ready",
      view: same ? shown.view : viewOf(header, log),
      unsettled: same ? shown.unsettled : unsettledOf(log),
      ...{ saved, waiting, trouble, unkept, lasting: this.parts.store.lasting },
      ...{ mayWrite: header.key !== undefined, keys: sameKeys ? shown.keys : keys },
    });
  }

  private shownLog: DeviceLog | undefined;

  private become(phase: GamePhase): void {
    this.phase = phase;
    for (const listener of this.listeners) listener();
  }
}

const noOthers: OtherKeys = {};

/** The position that a game starts from; undefined when this version cannot read it. */
export function startOf(
  { game, options, players }: Pick<KeptHeader, "game" | "options" | "players">,
  games: Games,
): Position | undefined {
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games, clientLanguage);
  return opened.ok ? opened.value.start : undefined;
}

function refusal(code: string, message: string): Result<never, readonly EntryProblem[]> {
  return err([{ entry: 0, code, path: "", message }]);
}
