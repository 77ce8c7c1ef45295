import type { Draft, EntryBody } from "./entry";
import { endEntry } from "./entry";
import type { Game, Played, PlayerTerms, Position, Standing } from "./game";
import { type HandFields, type HandsClaim, readHands } from "./hands";
import { impossibleHands } from "./impossible";
import { moneyMoved } from "./money";
import { placesBy } from "./places";
import type { Problem } from "./problem";
import { isRecord, readObject } from "./read";
import { err, ok, type Result } from "./result";
import type { GameWords, Rules, Say, Step } from "./rules";
import { isSameClaim } from "./same-claim";
import { byPlayer, idOf, seatOf, type Table } from "./table";
import { type Explained, moneyTerms } from "./terms";

/** Where a game is: the state of its rules, how many entries brought it there, and whether the players stopped. */
interface Moment<State> {
  readonly state: State;
  readonly entries: number;
  readonly stopped: boolean;
}

/** An entry that passed its shape check: the game's own, or the kernel's `end`. */
type ReadEntry<Body extends EntryBody> =
  | { readonly end: true }
  | {
      readonly end: false;
      readonly problems: readonly Problem[];
      readonly draft?: Draft<Body>;
      readonly body?: Body;
    };

interface Examined<Body extends EntryBody> {
  readonly problems: readonly Problem[];
  readonly read?: ReadEntry<Body>;
  readonly claim?: HandsClaim | undefined;
}

/** An entry that was taken before: what was read of it, and what its hands were checked against. */
interface Taken<Body extends EntryBody> {
  readonly read: ReadEntry<Body>;
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
    private readonly say: Say<Words>,
    private readonly moment: Moment<State>,
    /**
     * The entries that were taken from these players. A correction plays all that follows it again, and what was
     * checked once need not be read and searched through again. Entries are never changed once they are written.
     */
    private readonly taken: WeakMap<object, Taken<Body>>,
  ) {}

  static begin<Written, Options, Body extends EntryBody, State, Words extends GameWords>(
    game: Game,
    rules: Rules<Written, Options, Body, State, Words>,
    table: Table<Options>,
    say: Say<Words>,
  ): Position {
    const moment = { state: rules.start(table), entries: 0, stopped: false };
    return new Play(game, rules, table, say, moment, new WeakMap());
  }

  get players() {
    return this.table.players;
  }

  get over(): boolean {
    return this.moment.stopped || this.rules.tally(this.table, this.moment.state).over;
  }

  get early(): boolean {
    return this.moment.stopped && !this.rules.endless?.(this.table);
  }

  get rankedBy() {
    return this.rules.rankedBy?.(this.table) ?? "points";
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

  play(raw: unknown): Result<Played, readonly Problem[]> {
    const { problems, read, claim } = this.examineAgain(raw) ?? this.examine(raw);
    if (problems.length > 0 || !read) return err(problems);
    if (isRecord(raw)) this.taken.set(raw, { read, claim });
    if (read.end) {
      const state = this.rules.handBack?.(this.table, this.moment.state) ?? this.moment.state;
      return ok({ position: this.at({ ...this.moment, state, stopped: true }) });
    }
    if (!read.body) return err(problems);
    const step: Step<State> = this.rules.apply(this.table, this.moment.state, read.body);
    const position = this.at({ state: step.state, entries: this.moment.entries + 1, stopped: false });
    return ok(step.round ? { position, round: step.round } : { position });
  }

  prompts() {
    return this.over ? [] : this.rules.prompts(this.table, this.moment.state, this.say);
  }

  standing(): Standing {
    const { totals, purse, keys } = this.rules.tally(this.table, this.moment.state);
    const standings = placesBy(keys).map(({ seat, rank }) => ({ player: idOf(this.table, seat), rank }));
    const decided = this.over && this.moment.entries > 0;
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
    return this.rules.marks(this.table, this.moment.state, this.say);
  }

  describe(raw: unknown): string {
    const read = this.read(raw);
    if (read.end) return this.say.kernel.endedEarly;
    return read.body ? this.rules.describe(this.table, read.body, this.say) : "";
  }

  explain(raw: unknown): Record<string, PlayerTerms> {
    const read = this.read(raw);
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
    const seat = seatOf(this.table, player) ?? 0;
    const term = (value: number | undefined) => (value ? [{ label: this.say.kernel.atTheStart, value }] : []);
    return { points: term(totals[seat]), money: term(purse?.balances[seat]) };
  }

  /** Stopping moves no points; a pool that is handed back is money. */
  private explainEnd(): Explained {
    const { state } = this.moment;
    const before = this.rules.tally(this.table, state).purse;
    const after = this.rules.tally(this.table, this.rules.handBack?.(this.table, state) ?? state).purse;
    if (!before || !after) return { points: [] };
    const labels = { paid: this.say.kernel.handedBack, won: this.say.kernel.handedBack };
    return { points: [], money: moneyTerms(moneyMoved(before, after), [], labels) };
  }

  private at(moment: Moment<State>): Position {
    return new Play(this.game, this.rules, this.table, this.say, moment, this.taken);
  }

  /** The same as `examine` for an entry that was taken before and still stands, or undefined. */
  private examineAgain(raw: unknown): Examined<Body> | undefined {
    const known = isRecord(raw) ? this.taken.get(raw) : undefined;
    if (!known || this.over) return undefined;
    const { read, claim: before } = known;
    if (read.end || !read.draft) return { problems: [], read, claim: before };
    const claim = this.rules.hands(this.table, this.moment.state, read.draft);
    if (!isSameClaim(claim, before)) return undefined;
    const own = this.rules.check(this.table, this.moment.state, read.draft, this.say);
    return own.length > 0 ? undefined : { problems: own, read, claim };
  }

  private examine(raw: unknown): Examined<Body> {
    if (this.over) return { problems: [{ code: "game-over", path: "", message: this.say.kernel.gameOver }] };
    const read = this.read(raw);
    if (read.end) return { problems: [], read };
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

  private read(raw: unknown): ReadEntry<Body> {
    const say = this.say.kernel;
    const kind = isRecord(raw) ? raw.kind : undefined;
    if (kind === endEntry.shape.kind.def.values[0]) {
      const { problems } = readObject(endEntry, raw, say.thisEntry, say);
      return problems.length === 0 ? { end: true } : { end: false, problems };
    }
    const known = this.rules.kinds(this.table).find((each): each is Body["kind"] => each === kind);
    if (known === undefined) return { end: false, problems: [this.unknownKind(raw, kind)] };
    const schema = this.rules.entries[known];
    const { problems, value, rightFields, wrongFields } = readObject<Body>(schema, raw, say.thisEntry, say);
    const wrong = Object.fromEntries(wrongFields.map((field) => [field, undefined]));
    const draft = (value ?? { ...rightFields, ...wrong, kind: known }) as Draft<Body>;
    return value === undefined
      ? { end: false, problems, draft }
      : { end: false, problems, draft, body: value };
  }

  private unknownKind(raw: unknown, kind: unknown): Problem {
    const say = this.say.kernel;
    if (!isRecord(raw))
      return {
        code: "wrong-type",
        path: "",
        message: say.notAnObject({ what: say.thisEntry }),
      };
    if (kind === undefined)
      return { code: "missing", path: "/kind", message: say.missing({ field: "kind" }) };
    if (typeof kind !== "string")
      return {
        code: "wrong-type",
        path: "/kind",
        message: say.wrongType({ field: "kind", expected: say.expected.text }),
      };
    const kinds = [...this.rules.kinds(this.table), "end", "amend", "void"];
    return {
      code: "unknown-kind",
      path: "/kind",
      message: say.unknownKind({ kind: kind.slice(0, 40), kinds }),
    };
  }
}

/** What was already told of a field is not told again in other words. */
function oncePerPath(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ path }) => !told.has(path) && told.add(path));
}
