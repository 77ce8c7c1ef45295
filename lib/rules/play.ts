import type { EntryBody } from "./entry";
import type { Game, Played, PlayerTerms, Position, Standing } from "./game";
import { type HandFields, type HandsClaim, readHands } from "./hands";
import { impossibleHands } from "./impossible";
import { moneyMoved } from "./money";
import type { PeopleEntry, PeopleKind, PeopleNow } from "./people";
import { type PeopleMoment, peopleProblems } from "./people-check";
import { beginsWith, goesOnWith, movePeople } from "./people-move";
import { peopleNow } from "./people-now";
import { explainMove, movedInWords } from "./people-words";
import { behindFirst, placesBy, type RankKey } from "./places";
import type { Problem } from "./problem";
import { saidOf } from "./prospects";
import { isRecord } from "./read";
import { type ReadEntry, readEntry } from "./read-entry";
import { err, ok, type Result } from "./result";
import type { GameWords, Oddity, Rules, Say, SeatRange, Step, Tally } from "./rules";
import { isSameClaim } from "./same-claim";
import { byPlayer, idOf, type Player, seatOf, type Table } from "./table";
import { type Explained, moneyTerms } from "./terms";

/** Where a game is: the state of its rules, how many entries brought it there, and whether the players stopped. */
interface Moment<State> {
  readonly state: State;
  readonly entries: number;
  readonly stopped: boolean;
}

interface Examined<Body extends EntryBody> {
  readonly problems: readonly Problem[];
  readonly read?: ReadEntry<Body>;
  readonly claim?: HandsClaim | undefined;
}

/** An entry that was taken before: what was read of it, and what its hands were checked against. */
interface Taken<Body extends EntryBody> {
  readonly read: ReadEntry<Body>;
  /** Who sat where: the claim knows players by their seats. */
  readonly roster: string;
  readonly claim: HandsClaim | undefined;
}

/** A position of a game whose types are known. The rest of the program sees it as a `Position`. */
export class Play<Written, Options, Body extends EntryBody, State, Words extends GameWords>
  implements Position
{
  private constructor(
    readonly game: Game,
    private readonly rules: Rules<Written, Options, Body, State, Words>,
    private readonly table: Table<Options>,
    private readonly seats: SeatRange,
    private readonly say: Say<Words>,
    private readonly moment: Moment<State>,
    /**
     * The entries that were taken from these players. A correction plays all that follows it again, and what was
     * checked once need not be read and searched through again. Entries are never changed once they are written.
     */
    private readonly taken: WeakMap<object, Taken<Body>>,
  ) {
    this.gone = new Set((table.away ?? []).map(({ seat }) => idOf(table, seat)));
  }

  readonly gone: ReadonlySet<string>;

  static begin<Written, Options, Body extends EntryBody, State, Words extends GameWords>(
    game: Game,
    rules: Rules<Written, Options, Body, State, Words>,
    table: Table<Options>,
    seats: SeatRange,
    say: Say<Words>,
  ): Position {
    const moment = { state: rules.start(table), entries: 0, stopped: false };
    return new Play(game, rules, table, seats, say, moment, new WeakMap());
  }

  get players() {
    return this.table.players;
  }

  get over(): boolean {
    return this.moment.stopped || this.tally.over;
  }

  get early(): boolean {
    return this.moment.stopped && !this.rules.endless?.(this.table);
  }

  get rankedBy() {
    return this.rules.rankedBy?.(this.table) ?? "points";
  }

  get aim() {
    return this.rules.aim;
  }

  get target() {
    return this.rules.target?.(this.table);
  }

  get deal() {
    return this.rules.deal(this.table, this.moment.state);
  }

  get counted() {
    return this.rules.counted(this.table);
  }

  check(raw: unknown): readonly Problem[] {
    return this.examine(raw).problems;
  }

  hands(raw: unknown): HandsClaim | undefined {
    const read = this.read(raw);
    return read.end || !read.draft ? undefined : this.rules.hands(this.table, this.moment.state, read.draft);
  }

  unusual(raw: unknown): readonly Oddity[] {
    const read = this.over ? undefined : this.read(raw);
    if (!read || read.end || !read.draft) return [];
    return this.rules.unusual?.(this.table, this.moment.state, read.draft, this.say) ?? [];
  }

  play(raw: unknown): Result<Played, readonly Problem[]> {
    const { problems, read, claim } = this.examineAgain(raw) ?? this.examine(raw);
    if (problems.length > 0 || !read) return err(problems);
    if (isRecord(raw)) this.taken.set(raw, { read, claim, roster: this.roster });
    if (read.end) {
      const state = this.rules.handBack?.(this.table, this.moment.state) ?? this.moment.state;
      return ok({ position: this.at({ ...this.moment, state, stopped: true }) });
    }
    if (read.about) return read.moves ? ok({ position: this.move(read.moves) }) : err(problems);
    if (!read.body) return err(problems);
    const step: Step<State> = this.rules.apply(this.table, this.moment.state, read.body);
    const position = this.at({ state: step.state, entries: this.moment.entries + 1, stopped: false });
    return ok(step.round ? { position, round: step.round } : { position });
  }

  prompts() {
    return this.over ? [] : this.rules.prompts(this.table, this.moment.state, this.say);
  }

  standing(): Standing {
    const { totals, purse, keys } = this.tally;
    const places = placesBy(this.behindThoseWhoPlay(keys)).filter(({ seat }) => this.hasPlace(seat));
    const standings = places.map(({ seat, rank }) => ({ player: idOf(this.table, seat), rank }));
    const decided = this.over && (this.moment.entries > 0 || !this.moment.stopped);
    return {
      totals: byPlayer(this.table, totals),
      balances: purse ? byPlayer(this.table, purse.balances) : {},
      pool: purse?.pool ?? 0,
      standings,
      winners: decided ? standings.filter((place) => place.rank === 1).map((place) => place.player) : [],
    };
  }

  next() {
    return this.over ? {} : this.rules.next(this.table, this.moment.state);
  }

  headline(): string {
    return this.rules.headline(this.table, this.moment.state, this.say);
  }

  marks() {
    const marks = this.rules.marks(this.table, this.moment.state, this.say);
    const gone = [...this.gone].map((player) => ({ player, mark: this.say.kernel.gone }));
    return [...marks.filter(({ player }) => !this.gone.has(player)), ...gone];
  }

  people(): PeopleNow {
    const tallyOf = (...of: Parameters<typeof this.rules.tally>) => this.rules.tally(...of);
    return peopleNow(this.peopleMoment, tallyOf, this.over ? this.gameOver() : undefined);
  }

  named(players: readonly Player[]): Position {
    const names = new Map(players.map(({ id, name }) => [id, name]));
    if (this.players.every(({ id, name }) => (names.get(id) ?? name) === name)) return this;
    const renamed = this.players.map((player) => ({ ...player, name: names.get(player.id) ?? player.name }));
    return this.at(this.moment, { ...this.table, players: renamed });
  }

  prospects() {
    const certain = this.over ? [] : (this.rules.prospects?.(this.table, this.moment.state) ?? []);
    return certain.map((each) => saidOf(each, (seat) => idOf(this.table, seat)));
  }

  behind() {
    const { keys } = this.tally;
    const gaps = behindFirst(this.behindThoseWhoPlay(keys)).map((gap, seat) => ({
      player: idOf(this.table, seat),
      gap,
    }));
    return Object.fromEntries(
      gaps.flatMap(({ player, gap }) =>
        gap === undefined || this.gone.has(player) ? [] : [[player, gap] as const],
      ),
    );
  }

  starts(): string {
    return this.rules.starts(this.table, this.moment.state, this.say);
  }

  describe(raw: unknown): string {
    const read = this.read(raw);
    if (read.end) return this.say.kernel.endedEarly;
    if (read.about) return read.moves ? this.describeMove(read.moves) : "";
    return read.body ? this.rules.describe(this.table, read.body, this.say) : "";
  }

  explain(raw: unknown): Record<string, PlayerTerms> {
    const read = this.read(raw);
    if (read.about) return read.moves ? this.explainMove(read.moves) : {};
    const { points, money } = read.end
      ? this.explainEnd()
      : read.body
        ? this.rules.explain(this.table, this.moment.state, read.body, this.say)
        : { points: [] };
    return byPlayer(
      this.table,
      this.players.map((_, seat) => ({ points: points[seat] ?? [], money: money?.[seat] ?? [] })),
    );
  }

  opening(player: string): PlayerTerms {
    const { totals, purse } = this.rules.tally(this.table, this.rules.start(this.table));
    const seat = seatOf(this.table, player) ?? -1;
    const term = (value: number | undefined) => (value ? [{ label: this.say.kernel.atTheStart, value }] : []);
    return { points: term(totals[seat]), money: term(purse?.balances[seat]) };
  }

  private explainMove(entry: PeopleEntry): Record<string, PlayerTerms> {
    const { totals, purse } = this.tally;
    const after = movePeople(this.peopleMoment, entry, totals, this.moment.entries);
    const now = this.rules.tally(after.table, after.state);
    return explainMove(
      { table: this.table, totals, purse },
      { ...now, table: after.table },
      entry,
      this.say.kernel,
    );
  }

  /** Stopping moves no points; a pool that is handed back is money. */
  private explainEnd(): Explained {
    const { state } = this.moment;
    const before = this.tally.purse;
    const after = this.rules.tally(this.table, this.rules.handBack?.(this.table, state) ?? state).purse;
    if (!before || !after) return { points: [] };
    const labels = { paid: this.say.kernel.handedBack, won: this.say.kernel.handedBack };
    return { points: [], money: moneyTerms(moneyMoved(before, after), [], labels) };
  }

  /** What stands, worked out once: a position never changes, and a screen asks for it again and again. */
  private get tally(): Tally {
    this.worked ??= this.rules.tally(this.table, this.moment.state);
    return this.worked;
  }

  private worked: Tally | undefined;

  private at(moment: Moment<State>, table = this.table): Position {
    return new Play(this.game, this.rules, table, this.seats, this.say, moment, this.taken);
  }

  /** The kinds of entry about people that this game knows. */
  private get peopleKinds(): readonly PeopleKind[] {
    return this.rules.people ? ["join", "leave", "return", "rename", "seats"] : ["rename"];
  }

  private get peopleMoment(): PeopleMoment<Options, State, Words> {
    const { table, seats, say } = this;
    return { people: this.rules.people, table, state: this.moment.state, seats, say };
  }

  private move(entry: PeopleEntry): Position {
    const { totals } = this.tally;
    const { table, state } = movePeople(this.peopleMoment, entry, totals, this.moment.entries);
    return this.at({ ...this.moment, state }, table);
  }

  /** The points that somebody comes with; undefined where points rank nobody, and where nobody comes. */
  private beginsBy(entry: PeopleEntry): number | undefined {
    if (this.rankedBy !== "points") return undefined;
    const { totals } = this.tally;
    if (entry.kind === "join") return beginsWith(this.peopleMoment, totals, entry.start);
    if (entry.kind !== "return") return undefined;
    return goesOnWith(this.peopleMoment, totals, entry.start, seatOf(this.table, entry.player) ?? -1);
  }

  private describeMove(entry: PeopleEntry): string {
    return movedInWords(this.table, entry, this.beginsBy(entry), this.say.kernel);
  }

  /** Whoever left ranks behind all who play; of those who left, the later the better. Who has no place comes last. */
  private behindThoseWhoPlay(keys: readonly RankKey[]): readonly RankKey[] {
    const { away } = this.table;
    if (!away) return keys;
    const left = new Map(away.map((each) => [each.seat, each]));
    return keys.map((key, seat) => {
      const gone = left.get(seat);
      if (!gone) return [0, 0, ...key];
      return [gone.ranked ? 1 : 2, -gone.since, ...key];
    });
  }

  private hasPlace(seat: number): boolean {
    return !this.table.away?.some((each) => each.seat === seat && !each.ranked);
  }

  private get roster(): string {
    return JSON.stringify([this.players.map(({ id }) => id), [...this.gone]]);
  }

  private gameOver(): Problem {
    return { code: "game-over", path: "", message: this.say.kernel.gameOver };
  }

  /** The same as `examine` for an entry that was taken before and still stands, or undefined. */
  private examineAgain(raw: unknown): Examined<Body> | undefined {
    const known = isRecord(raw) ? this.taken.get(raw) : undefined;
    if (!known || this.over || known.roster !== this.roster) return undefined;
    const { read, claim: before } = known;
    if (read.about) return undefined;
    if (read.end || !read.draft) return { problems: [], read, claim: before };
    const claim = this.rules.hands(this.table, this.moment.state, read.draft);
    if (!isSameClaim(claim, before)) return undefined;
    const own = this.rules.check(this.table, this.moment.state, read.draft, this.say);
    return own.length > 0 ? undefined : { problems: own, read, claim };
  }

  private examine(raw: unknown): Examined<Body> {
    if (this.over && !this.isAnyTime(raw)) return { problems: [this.gameOver()] };
    const read = this.read(raw);
    if (read.end) return { problems: [], read };
    if (read.about) {
      const problems = oncePerPath([...read.problems, ...peopleProblems(this.peopleMoment, read.about)]);
      return { problems, read };
    }
    if (!read.draft) return { problems: read.problems };
    const claim = this.rules.hands(this.table, this.moment.state, read.draft);
    const fields = read.draft as EntryBody & HandFields;
    const reading = claim && readHands(this.table, claim, fields, this.say.kernel);
    const own = this.rules.check(this.table, this.moment.state, read.draft, this.say);
    const cheap = oncePerPath([...read.problems, ...own, ...(reading?.problems ?? [])]);
    if (cheap.length > 0 || !claim || !reading) return { problems: cheap, read, claim };
    const impossible = impossibleHands(this.table, claim, fields.out, reading.hands, this.say.kernel);
    return { problems: impossible, read, claim };
  }

  /** Names and seats can be put right at any time, also once the game is over. */
  private isAnyTime(raw: unknown): boolean {
    return (
      isRecord(raw) && (raw.kind === "rename" || (raw.kind === "seats" && this.rules.people !== undefined))
    );
  }

  private read(raw: unknown): ReadEntry<Body> {
    const { entries, kinds } = this.rules;
    const known = { entries, kinds: kinds(this.table), people: this.peopleKinds };
    return readEntry<Body>(known, raw, this.say.kernel);
  }
}

/** What was already told of a field is not told again in other words. */
function oncePerPath(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ path }) => !told.has(path) && told.add(path));
}
