import { type Archive, archiveOf } from "@/lib/export/archive";
import { observable } from "@/lib/rules/observable";
import type { EntryProblem } from "@/lib/rules/problem";
import { ok, type Result } from "@/lib/rules/result";
import { sameJson } from "@/lib/rules/same-json";
import type { Baseline } from "@/lib/sync/baseline";
import { type Decided, type Decision, decide, decided, undecide } from "@/lib/sync/decide";
import type { GameReply, LogEntry } from "@/lib/sync/wire/wire";
import { PushLoop, type Round } from "../net/push-loop";
import type { ServerCalls } from "../net/server-calls";
import type { DeviceStore, OtherKeys, StoredHeader } from "../store/device-store";
import { withLock } from "../store/with-lock";
import { archivedGame } from "../transfer/archived-game";
import type { GamePhase, NoKey } from "./game-phase";
import { type LogView, summaryOf, unsettledOf, viewOf } from "./game-view";
import { type AnyDeviceLog, type OpenGame, openLog } from "./open-game";
import { afterExchange, nextRequest, type Session, send } from "./sync/exchange";
import { cardKeyFor, invited, type Place, withCard, withSaid } from "./sync/key-requests";
import { PersistedGame, refusal } from "./sync/persisted-game";

/** The services of the device that a game needs. */
export interface DeviceParts {
  readonly store: DeviceStore;
  readonly server: ServerCalls;
  readonly locks: LockManager | undefined;
  /** This page, among those of the browser. */
  readonly holder: string;
  /** `game`: the game whose entry it is. */
  newId(game?: string): string;
  now(): number;
  random(): number;
  schedule(delay: number, call: () => void): () => void;
  /** The server now has more of a game than this league knows. */
  pokeLeague(id: string): void;
}

/** Options for entering an entry. */
export interface Entering {
  /** The state its form was started from: the entry is accepted only if that has not changed. */
  readonly since?: Baseline;
  /**
   * Called with its id once it is written, right before it is shown, so that what a screen changes here is drawn
   * together with it.
   */
  onStored?(id: string): void;
}

/**
 * One game, or one evening, on this device. Everything is written to the store before it is shown; the loop sends it to the server in
 * the background.
 */
export class DeviceGame {
  private readonly written: PersistedGame;
  private readonly phase = observable<GamePhase<LogView>>({ type: "loading" });
  readonly subscribe = this.phase.subscribe;
  readonly snapshot = this.phase.snapshot;
  private running = false;
  private reached = true;
  /** Keys that arrived before the game. */
  private offered: ((header: StoredHeader) => StoredHeader)[] = [];
  private hasDamagedLink = false;
  /** A league that wants to correct it, before it arrived. */
  private corrector: string | undefined;
  private session: Session = { checked: false };
  /** What the server has told since the last exchange, as it came. */
  private told: unknown;
  private readonly loop: PushLoop;

  constructor(
    readonly id: string,
    private readonly parts: DeviceParts,
  ) {
    this.written = new PersistedGame(id, parts.store, {
      changed: () => this.show(),
      deleted: () => this.phase.set({ type: "missing" }),
      unreadable: () => {
        this.session = { ...this.session, trouble: "other-version" };
        if (!this.written.open) this.phase.set({ type: "outdated" });
      },
    });
    this.loop = new PushLoop({
      round: async () => {
        const round = await this.round();
        if (round !== "more") this.pokeLeague();
        return round;
      },
      withLock: (work) => withLock(parts, `pipkeeper/push/${id}`, work),
      schedule: parts.schedule,
      random: parts.random,
      changed: ({ running, reached }) => {
        this.running = running;
        this.reached = reached;
        this.show();
      },
    });
  }

  /** The server was found to lack part of the game: once it has that part, the league is updated again. */
  async restore(): Promise<void> {
    this.recheck();
    this.leaguePoked = undefined;
    await this.sync();
  }

  /** Reads the device, then synchronizes with the server. Resolves when that is done or has failed this time. */
  async sync(): Promise<void> {
    // What was told before may no longer be so.
    this.told = undefined;
    await this.refresh();
    await this.loop.poke();
  }

  /** Takes over what another page of this browser wrote. */
  refresh(): Promise<unknown> {
    return this.written.refresh();
  }

  /** Whether the store has exactly what this phase shows. */
  async isStored(shown: GamePhase): Promise<boolean> {
    return (await this.written.isStored()) && this.snapshot() === shown;
  }

  /** An invite link brought the keeper key: from now on this device may write. */
  adopt(key: string): Promise<void> {
    return this.takeOver((header) => invited(header, key));
  }

  /** A table's card was read, or somebody's own link: from now on this device may write what is said with it. */
  adoptCard(place: Place, key: string): Promise<void> {
    return this.takeOver((header) => withCard(header, place, key));
  }

  private async takeOver(key: (header: StoredHeader) => StoredHeader): Promise<void> {
    this.offered.push(key);
    await this.refresh();
    if (this.written.open) await this.changeHeader(key);
    else await this.loop.poke();
  }

  /** The keeper of a league wants to correct the game; it may turn out that the league may not. */
  async correctFor(league: string): Promise<void> {
    this.corrector = league;
    await this.refresh();
    if (this.written.open) await this.changeHeader((header) => withCorrector(header, league));
    else await this.loop.poke();
  }

  /** A link to the game arrived damaged: if this device has no key, it can say why. */
  noteDamagedLink(): void {
    this.hasDamagedLink = true;
    this.show();
  }

  /** Changes the stored header of the game, and sends the server what it needs to know. */
  async changeHeader(
    to: (header: StoredHeader) => StoredHeader,
  ): Promise<Result<void, readonly EntryProblem[]>> {
    if (!this.written.open) await this.refresh();
    const changed = await this.written.change(({ header }) => ok({ header: to(header) }));
    void this.loop.poke();
    return changed;
  }

  /** The server reported the length of the log: anything new is pulled, unless `told` has it already. */
  onServerHead(head: number, told?: unknown): void {
    const { log, header } = this.written.open ?? {};
    if (!log || head !== log.head) this.recheck();
    // The server reports nothing about a deleted game, so somebody has restored it.
    const isBack = header?.deleted !== undefined;
    if (head === log?.head && !isBack && (!log.request() || this.running)) return;
    this.told = told;
    void this.loop.poke();
  }

  /**
   * Stores an entry on this device, starts to push it, and returns its id; or the reason why it does not fit, or that
   * the log has changed since its form was started.
   */
  async enter(body: object, how: Entering = {}): Promise<Result<string, readonly EntryProblem[]>> {
    const written = await this.enterAll([body], how);
    return written.ok ? ok(written.value[0] ?? "") : written;
  }

  /** The same with several, all or none. */
  async enterAll(
    bodies: readonly object[],
    { since, onStored }: Entering = {},
  ): Promise<Result<readonly string[], readonly EntryProblem[]>> {
    if (!this.written.open) await this.refresh();
    const { key, corrects } = this.written.open?.header ?? {};
    const whose = key === undefined && corrects ? { league: corrects.league } : {};
    const entries = bodies.map((body) => ({ ...body, ...whose, ...this.identity() }) as LogEntry);
    const ids = entries.map(({ id }) => id);
    const written = await this.write(
      (log) => log.enter(entries, since),
      () => onStored?.(ids.at(-1) ?? ""),
      entries,
    );
    return written.ok ? ok(ids) : written;
  }

  /** Stores what another device has entered, under the ids from there; what is here already stays as it is. */
  takeIn(entries: readonly LogEntry[]): Promise<Result<void, readonly EntryProblem[]>> {
    return this.write((log) =>
      log.enter(entries.filter(({ id }) => log.view.lineOf(id) === undefined && !log.view.isHeld(id))),
    );
  }

  /** The game as a file, with its key and with what this device could not store. */
  file(): Archive | undefined {
    const game = this.written.latest;
    return game && archiveOf([archivedGame(game.header, game.log)], true);
  }

  /** Stores what people decided about a held entry. */
  async settle(
    heldId: string,
    decision: Decision,
  ): Promise<Result<Decided | undefined, readonly EntryProblem[]>> {
    const identity = this.identities();
    let made: Decided | undefined;
    const written = await this.write((log) => {
      const held = log.view.open().find((each) => each.id === heldId);
      const entries = held ? decide(log.view, held, decision, identity) : [];
      made = held && decided(log.view, held, entries);
      return log.enter(entries);
    });
    return written.ok ? ok(made) : written;
  }

  /** Undoes a decision, unless the entry it made count was changed since. */
  unsettle(made: Decided): Promise<Result<void, readonly EntryProblem[]>> {
    const identity = this.identities();
    const { counts } = made;
    const id = typeof counts?.target === "string" ? counts.target : counts?.id;
    const version = id === counts?.id ? null : (counts?.id ?? null);
    const since = id === undefined ? {} : { entry: { id: id.toLowerCase(), version } };
    return this.write((log) => log.enter(undecide(made, identity), since));
  }

  private identities(): { readonly ids: readonly [string, string]; readonly at: string } {
    const { id, at } = this.identity();
    return { ids: [id, this.parts.newId(this.id)], at };
  }

  private identity(): { readonly id: string; readonly at: string } {
    return { id: this.parts.newId(this.id), at: new Date(this.parts.now()).toISOString() };
  }

  private async write(
    enter: (log: AnyDeviceLog) => Result<AnyDeviceLog, readonly EntryProblem[]>,
    stored?: () => void,
    said: readonly LogEntry[] = [],
  ): Promise<Result<void, readonly EntryProblem[]>> {
    if (!this.written.open) await this.refresh();
    const written = await this.written.change(
      ({ header, log }): Result<Partial<OpenGame>, readonly EntryProblem[]> => {
        const isByCard = said.length > 0 && said.every((entry) => cardKeyFor(header, entry) !== undefined);
        if (this.noKey(header) && !this.mayCorrect(header) && !isByCard) return refusal("no-key");
        const entered = enter(log);
        if (!entered.ok) return entered;
        return ok({ log: entered.value, header: header.key === undefined ? withSaid(header, said) : header });
      },
      stored,
    );
    if (written.ok) void this.loop.poke();
    return written;
  }

  /** The server may have another log: next, its last known entry is checked. */
  private recheck(): void {
    this.session = { ...this.session, checked: false };
  }

  /** One exchange with the server, and what it changes here. */
  private async round(): Promise<Round> {
    await this.refresh();
    const { open } = this.written;
    // What is here and cannot be read is not missing, whatever the server says.
    if (!open) return this.snapshot().type === "outdated" ? "done" : this.first();
    const { key, corrects } = open.header;
    if (key === undefined && corrects)
      this.session = { ...this.session, leagueKey: await this.keyOfLeague(corrects.league) };
    const request = nextRequest({ ...open, session: this.session });
    const { told } = this;
    this.told = undefined;
    const exchange = await send(this.id, request, this.parts.server, told);
    let ended: Round = "failed";
    const { session } = this;
    const changed = await this.written.change((now) => {
      const { round, session: after, ...game } = afterExchange({ ...now, session }, exchange);
      this.session = after;
      ended = round;
      return ok(game);
    });
    return changed.ok ? ended : "failed";
  }

  /** The device does not have the game yet. */
  private async first(): Promise<Round> {
    const answer = await this.parts.server.read(this.id, 0);
    if (answer.outcome === "unreachable") return this.outOfReach();
    if (answer.outcome === "answered") return this.begin(answer.reply);
    if (this.written.open) return "done";
    const missing = { type: "missing" } as const;
    const nothingHere = { isHere: false, mayRestore: false, waiting: 0 };
    const deleted = { type: "deleted", until: answer.until, ...nothingHere } as const;
    this.phase.set(answer.code === "game-deleted" ? deleted : missing);
    return "done";
  }

  private async begin({ id, game, options, players, createdAt, entries }: GameReply): Promise<Round> {
    this.session = { ...this.session, checked: true };
    const header = { id, game, options, players, createdAt, onServer: true };
    const opened = await openLog(header, { known: entries, waiting: [] });
    // The network was lost in between.
    if (!opened) return this.outOfReach();
    if (opened === "outdated") {
      this.phase.set({ type: "outdated" });
      return "done";
    }
    const { start, log } = opened;
    const summary = summaryOf(header, log);
    const here = { ...header, summary };
    const withKey = this.offered.reduce<StoredHeader>((header, key) => key(header), here);
    const mine = this.corrector === undefined ? withKey : withCorrector(withKey, this.corrector);
    await this.written.begin({ header: mine, start, log, revision: 0 });
    return mine === here ? "done" : "more";
  }

  /**
   * Why nothing can be entered here. A key that a link brought is first checked, so that nobody keeps score with a wrong
   * one; without the server, what is entered with it waits for that.
   */
  private noKey({ key, keys, corrects }: StoredHeader): NoKey | undefined {
    if (key !== undefined) return keys?.unchecked && this.reached ? "checking" : undefined;
    if (corrects) return this.session.wrongKey === undefined ? "none" : "not-league";
    if (this.session.wrongKey !== undefined) return "refused";
    return this.hasDamagedLink ? "damaged" : "none";
  }

  /** Like a key from a link, the league's is first checked; without the server, corrections wait for that. */
  private mayCorrect(header: StoredHeader): boolean {
    const { key, corrects } = header;
    if (key !== undefined || !corrects) return this.noKey(header) === undefined;
    const { leagueKey, wrongKey } = this.session;
    return leagueKey !== undefined && wrongKey === undefined && !(corrects.unchecked && this.reached);
  }

  private async keyOfLeague(league: string): Promise<string | undefined> {
    return (await this.parts.store.leagues()).find(({ id }) => id === league)?.key;
  }

  /** Updates the league once the server has the game, and again once it has the players who joined later. */
  private pokeLeague(): void {
    const { open } = this.written;
    if (!open?.header.league || open.header.key === undefined || open.header.deleted) return;
    const { header, log } = open;
    const isSaved = log.stored.waiting.length === 0;
    const { players } = header.summary;
    const everybody = players.map(({ id }) => id).join(" ");
    const league = !header.onServer ? undefined : isSaved ? everybody : (this.leaguePoked ?? "");
    if (league !== undefined && league !== this.leaguePoked) this.parts.pokeLeague(open.header.league.id);
    this.leaguePoked = league;
  }

  private outOfReach(): Round {
    if (!this.written.open && this.snapshot().type !== "outdated") this.phase.set({ type: "unreachable" });
    return "failed";
  }

  private show(): void {
    const { open, unsaved } = this.written;
    if (!open) return;
    const { header, log } = open;
    const waiting = log.stored.waiting.length;
    const { deleted } = header;
    if (deleted && deleted.here !== "kept") {
      const { until, here } = deleted;
      const mayRestore = header.key !== undefined && until !== undefined;
      this.shownLog = undefined;
      this.phase.set({ type: "deleted", until, isHere: here !== "gone", mayRestore, waiting });
      return;
    }
    const onlyHere = deleted !== undefined;
    const saved =
      waiting === 0 && header.onServer ? "saved" : this.running && this.reached ? "saving" : "waiting";
    const phase = this.snapshot();
    const shown = phase.type === "ready" ? phase : undefined;
    const { trouble } = this.session;
    const noKey = this.noKey(header);
    const mayCorrect = this.mayCorrect(header);
    const correctsFor = header.key === undefined ? header.corrects?.league : undefined;
    const keys = { keeper: header.key, others: header.keys ?? noOthers, onServer: header.onServer };
    const sameLeague = shown !== undefined && sameJson(shown.view.league, header.league);
    const sameKeys = shown !== undefined && sameJson(shown.keys, keys);
    const same = sameLeague && this.shownLog === log;
    if (
      same &&
      sameKeys &&
      shown.onlyHere === onlyHere &&
      shown.saved === saved &&
      shown.trouble === trouble &&
      shown.noKey === noKey &&
      shown.mayCorrect === mayCorrect &&
      shown.correctsFor === correctsFor &&
      shown.unsaved === unsaved
    )
      return;
    this.shownLog = log;
    this.phase.set({
      type: "ready",
      view: same ? shown.view : viewOf(header, log),
      unsettled: same ? shown.unsettled : unsettledOf(log),
      saved,
      waiting,
      trouble,
      unsaved,
      lasting: this.parts.store.lasting,
      mayWrite: noKey === undefined,
      mayCorrect,
      correctsFor,
      noKey,
      keys: sameKeys ? shown.keys : keys,
      onlyHere,
    });
  }

  private shownLog: AnyDeviceLog | undefined;
  /** The players that the league knows; undefined while the server does not have the game. */
  private leaguePoked: string | undefined;
}

const noOthers: OtherKeys = {};

/** With the game's own key, a device corrects as the table does. */
const withCorrector = (header: StoredHeader, league: string): StoredHeader =>
  header.key !== undefined || header.corrects?.league === league
    ? header
    : { ...header, corrects: { league, unchecked: true } };
