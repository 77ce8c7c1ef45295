import { versionOf } from "../document/lift";
import { mayAdjust, readEntry } from "../document/read-entry";
import type { Game, Played, PlayerTerms, Position, Standing } from "../game";
import type { GameTypes } from "../game-types";
import type { HandsClaim } from "../hands/hands";
import { idsOf, type Party, partiesAt } from "../people/parties";
import type { PeopleEntry, PeopleNow } from "../people/people";
import { movePeople } from "../people/people-move";
import { peopleNow } from "../people/people-now";
import { idOf, type Player, type Table } from "../people/table";
import type { Problem } from "../problem";
import type { Prompt } from "../prompts";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import type { About, Oddity, Opened, Rules, SeatRange, Step, Tally } from "../rules";
import { type Adjust, adjustedState, adjustPrompt } from "../score/adjust";
import { mapProspect } from "../score/prospects";
import { type ShutoutCounts, shutoutText } from "../score/shutout";
import { behindOf, isShutout, standingOf } from "../score/standing";
import { withPlayerIds } from "../score/tallied";
import type { Text } from "../text";
import { kernelText } from "../texts";
import { type Accepted, examine, examineAgain } from "./examine";
import { describeAt, explainAt, openingAt } from "./explain";
import type { Moment } from "./moment";

/** The progress of a game: the state of its rules, how many entries led to it, and whether the players stopped. */
interface Progress<State> {
  readonly state: State;
  readonly entries: number;
  readonly stopped: boolean;
}

/** A position of a game whose types are known. The rest of the program sees it as a `Position`. */
export class Play<G extends GameTypes> implements Position, Moment<G> {
  private constructor(
    readonly game: Game,
    readonly rules: Rules<G>,
    readonly table: Table<G["options"]>,
    readonly seats: SeatRange,
    private readonly progress: Progress<G["state"]>,
    /**
     * Entries that were accepted from these players. A correction replays everything after it, and entries that were
     * checked once need not be read and searched again. Entries never change once they are written.
     */
    private readonly accepted: WeakMap<object, Accepted<G>>,
  ) {
    this.gone = new Set((table.away ?? []).map(({ seat }) => idOf(table, seat)));
    this.inSides = rules.inSides?.(table) ?? false;
    this.parties = partiesAt(table, this.inSides);
  }

  readonly gone: ReadonlySet<string>;
  readonly parties: readonly Party[];
  private readonly inSides: boolean;

  get sides() {
    return this.inSides ? this.parties.map((party) => idsOf(this.table, party)) : undefined;
  }

  static begin<G extends GameTypes>(
    game: Game,
    rules: Rules<G>,
    table: Table<G["options"]>,
    seats: SeatRange,
  ): Position {
    const progress = { state: rules.start(table), entries: 0, stopped: false };
    return new Play(game, rules, table, seats, progress, new WeakMap());
  }

  get players() {
    return this.table.players;
  }

  get state(): G["state"] {
    return this.progress.state;
  }

  get entries(): number {
    return this.progress.entries;
  }

  get over(): boolean {
    return this.progress.stopped || this.tally.over;
  }

  get early(): boolean {
    return this.progress.stopped && !this.about.endless;
  }

  get shutout() {
    const { shutoutCountsTwice } = this.about;
    if (shutoutCountsTwice === undefined || !this.tally.over || this.progress.stopped) return undefined;
    if (!isShutout(this.table, this.tally, this.parties)) return undefined;
    const counts: ShutoutCounts = shutoutCountsTwice ? "twice" : "once";
    const { totals, winners } = this.standing();
    const won = totals[winners[0] ?? ""] ?? 0;
    return { counts, won, told: shutoutText(won, counts) };
  }

  get about(): About {
    const { rules, table } = this;
    this.aboutOnce ??= { aim: rules.aim, rankedBy: "points", ...rules.about(table) };
    return this.aboutOnce;
  }

  private aboutOnce: About | undefined;

  get pot() {
    return this.over ? undefined : this.rules.pot?.(this.table, this.state);
  }

  get deal() {
    return this.rules.deal(this.table, this.state);
  }

  check(raw: unknown): readonly Problem[] {
    return examine(this, raw).problems;
  }

  checkDraft(raw: unknown): readonly Problem[] {
    return examine(this, raw, true).problems;
  }

  hands(raw: unknown): HandsClaim | undefined {
    const read = readEntry(this, raw);
    return read.type === "own" ? this.rules.hands(this.table, this.state, read.draft) : undefined;
  }

  unusual(raw: unknown): readonly Oddity[] {
    const read = this.over ? undefined : readEntry(this, raw);
    if (read?.type !== "own") return [];
    return this.rules.unusual?.(this.table, this.state, read.draft) ?? [];
  }

  play(raw: unknown): Result<Played, readonly Problem[]> {
    const accepted = isRecord(raw) ? this.accepted.get(raw) : undefined;
    const { problems, read, claim } = examineAgain(this, accepted) ?? examine(this, raw);
    if (problems.length > 0 || !read) return err(problems);
    if (isRecord(raw)) this.accepted.set(raw, { read, claim, table: this.table });
    if (read.type === "end") return ok({ position: this.stopped() });
    if (read.type === "none" || !read.value) return err(problems);
    switch (read.type) {
      case "people":
        return ok({ position: this.move(read.value) });
      case "adjust":
        return ok({ position: this.adjusted(read.value) });
      case "own":
        return ok(this.applied(read.value));
    }
  }

  prompts() {
    if (this.over) return [];
    const own = this.rules.prompts(this.table, this.state);
    const prompts = mayAdjust(this.rules, this.table) ? [...own, adjustPrompt(this.table)] : own;
    return prompts.map((prompt) => withVersion(prompt, versionOf(this.rules, prompt.kind)));
  }

  standing(): Standing {
    const decided = this.over && (this.entries > 0 || !this.progress.stopped);
    return standingOf(this.table, this.tally, decided, this.parties);
  }

  next() {
    return this.over ? {} : this.rules.next(this.table, this.state);
  }

  headline(): Text {
    return this.rules.headline(this.table, this.state);
  }

  marks() {
    const marks = this.rules.marks(this.table, this.state);
    const gone = [...this.gone].map((player) => ({ player, mark: kernelText("gone") }));
    return [...marks.filter(({ player }) => !this.gone.has(player)), ...gone];
  }

  people(): PeopleNow {
    return peopleNow(this);
  }

  named(players: readonly Player[]): Position {
    const names = new Map(players.map(({ id, name }) => [id, name]));
    if (this.players.every(({ id, name }) => (names.get(id) ?? name) === name)) return this;
    const renamed = this.players.map((player) => ({ ...player, name: names.get(player.id) ?? player.name }));
    return this.at(this.progress, { ...this.table, players: renamed });
  }

  prospects() {
    const certain = this.over ? [] : (this.rules.prospects?.(this.table, this.state) ?? []);
    return certain.map((each) => mapProspect(each, (seat) => idOf(this.table, seat)));
  }

  behind() {
    return behindOf(this.table, this.tally);
  }

  starts(): Text {
    return this.rules.starts(this.table, this.state);
  }

  opened(raw: unknown): Opened | undefined {
    const read = readEntry(this, raw);
    if (read.type !== "own" || !read.value) return undefined;
    return this.rules.opened?.(this.table, this.state, read.value);
  }

  handSummary(raw: unknown) {
    const read = readEntry(this, raw);
    if (read.type !== "own" || !read.value) return undefined;
    const summary = this.rules.handSummary?.(this.table, this.state, read.value);
    return summary && withPlayerIds(summary, (seat) => idOf(this.table, seat));
  }

  describe(raw: unknown): Text | undefined {
    return describeAt(this, raw);
  }

  explain(raw: unknown): Record<string, PlayerTerms> {
    return explainAt(this, raw);
  }

  opening(player: string): PlayerTerms {
    return openingAt(this, player);
  }

  /** The current score, computed once: a position never changes, and screens ask for it repeatedly. */
  get tally(): Tally {
    this.tallyOnce ??= this.rules.tally(this.table, this.state);
    return this.tallyOnce;
  }

  private tallyOnce: Tally | undefined;

  private at(progress: Progress<G["state"]>, table = this.table): Position {
    return new Play(this.game, this.rules, table, this.seats, progress, this.accepted);
  }

  private stopped(): Position {
    const state = this.rules.handBack?.(this.table, this.state) ?? this.state;
    return this.at({ ...this.progress, state, stopped: true });
  }

  private applied(entry: G["entry"]): Played {
    const step: Step<G["state"]> = this.rules.apply(this.table, this.state, entry);
    const position = this.at({ state: step.state, entries: this.entries + 1, stopped: false });
    return step.round ? { position, round: step.round } : { position };
  }

  private adjusted({ player, points }: Adjust): Position {
    const state = adjustedState(this, player, points);
    return this.at({ ...this.progress, state, entries: this.entries + 1 });
  }

  private move(entry: PeopleEntry): Position {
    const { table, state } = movePeople(this, entry);
    return this.at({ ...this.progress, state }, table);
  }
}

const withVersion = (prompt: Prompt, version: number): Prompt =>
  version === 1
    ? prompt
    : { ...prompt, asks: [...prompt.asks, { type: "given", field: "version", value: version }] };
