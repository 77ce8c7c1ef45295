import { isOfPerson } from "@/lib/evening/entries/of-person";
import { isOfTable, maxSaid, saidOf } from "@/lib/evening/entries/of-table";
import { eveningGame, playedIn } from "@/lib/evening/evening-game";
import { startOfEvening } from "@/lib/evening/head";
import type { EveningLog } from "@/lib/evening/log";
import type { EveningMoment } from "@/lib/evening/moment";
import { type RoundsTable, roundsTable } from "@/lib/export/rounds-table";
import { type SheetResult, sheetResultOf } from "@/lib/league/sheets/sheet-result";
import { type GameResult, resultOf } from "@/lib/league/standings/result";
import { type Games, readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import type { Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/people/table";
import type { Log } from "@/lib/rules/play/log";
import type { EntryProblem, Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { type GameRecord, recordsOf } from "@/lib/rules/score/records";
import { shutoutText } from "@/lib/rules/score/shutout";
import type { Text } from "@/lib/rules/text";
import { sharedEvening } from "@/lib/sync/shared/evenings";
import type { AnyLog, Summary } from "@/lib/sync/shared/shared";
import { SyncedLog } from "@/lib/sync/synced-log";
import { syncProblem } from "@/lib/sync/texts";
import { maxLines } from "@/lib/sync/wire/protocol";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";
import type { Part } from "./part-of-key";

/** What a log comes to in a league: the result of a game, or of an evening that is over. */
export type LeagueResult = GameResult | SheetResult;

/** A game's header, as it is stored. */
export interface GameHeader {
  readonly id: string;
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly players: Player[];
  readonly keyHash: string;
  readonly createdAt: Date;
}

/** A game round by round, for later readers. */
export interface ScoreSheet {
  readonly table: RoundsTable;
  readonly records: readonly GameRecord[];
  /** Whether the players ended it before it was over by its rules. */
  readonly early: boolean;
  /** What the table calls it if it was won to nothing. A league counts it once, whatever the table's own rules are. */
  readonly shutout: Text | undefined;
  /** When it was last corrected after its end, by the device's clock; undefined: never. */
  readonly correctedAt: string | undefined;
}

/** The most entries altogether, holds and decisions included, of which nobody at a table makes a thousand. */
const maxStored = 3 * maxLines;

/** The most bytes of one stored entry: the largest hand of real tiles, held with all its problems, has some 4,000. */
const maxEntryBytes = 16 * 1024;
/** The most bytes of a log for entries that count: 4,000 lines of the usual length take a third of it. */
const maxLineBytes = 3 * 1024 * 1024;
/** The same including its end, holds and decisions. */
const maxLogBytes = 4 * 1024 * 1024;

/** The empty log of a game. Throws if the header is not valid: it was checked before it was stored. */
function startLog({ id, game, options, players }: GameHeader, games: Games): SyncedLog {
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games);
  if (!opened.ok) throw notValid(id, opened.error);
  return SyncedLog.begin(opened.value.start);
}

const notValid = (id: string, problems: readonly Problem[]): Error =>
  new Error(`game ${id}: ${problems.map(({ code, path }) => `${code} ${path}`).join(", ")}`);

/** An entry, and its stored form. */
export interface Written {
  readonly entry: LogEntry;
  /** JSON. */
  readonly body: string;
}

/**
 * A log, of a game or of an evening, replayed up to some sequence number, so that an append need not replay from the
 * start. It is ahead of the store only between accepting entries and writing them; if writing fails, it has to be
 * thrown away.
 */
export abstract class ReplayedLog {
  readonly entries: StoredEntry[] = [];
  /** When the last entry was stored, or the log was created. */
  changedAt: Date;
  /** Characters of the stored entries, nearly all of them one byte. */
  size = 0;
  /** The memory that the entries take, in approximate bytes. */
  weight = 0;
  private readonly byId = new Map<string, LogEntry>();

  constructor(
    readonly header: GameHeader,
    protected readonly log: SyncedLog<unknown, AnyLog>,
  ) {
    this.changedAt = header.createdAt;
  }

  /** The empty log of a game or of an evening, as its header says. Throws if that is not valid. */
  static begin(header: GameHeader, games: Games): ReplayedLog {
    if (header.game !== eveningGame) return new ReplayedGame(header, startLog(header, games));
    const start = startOfEvening(header, games);
    if (!start.ok) throw notValid(header.id, start.error);
    return new ReplayedEvening(header, SyncedLog.of(sharedEvening, start.value));
  }

  get head(): number {
    return this.entries.length;
  }

  /** The entry with this id, whatever its case, if the log has it. */
  find(id: string): LogEntry | undefined {
    return this.byId.get(id.toLowerCase());
  }

  /** Appends an entry, or returns why not; then nothing has changed. */
  accept(written: Written, now: Date): readonly EntryProblem[] {
    const refusal = this.sizeProblem(written);
    const problems = refusal ? [refusal] : this.log.accept(written.entry);
    if (problems.length > 0) return problems;
    this.add(written, now);
    return [];
  }

  private sizeProblem({ entry, body }: Written): EntryProblem | undefined {
    if (body.length > maxEntryBytes || Buffer.byteLength(body) > maxEntryBytes)
      return { entry: this.log.full.entry, ...syncProblem("entry-too-large", "", { most: maxEntryBytes }) };
    const isLine = entry.kind !== "end" && entry.kind !== "hold" && entry.kind !== "settle";
    const fits = this.head < maxStored && this.size + body.length <= (isLine ? maxLineBytes : maxLogBytes);
    return fits ? undefined : this.log.full;
  }

  /**
   * Appends a stored entry. It was checked when it was stored; if rules have become stricter since, it is still sent
   * to devices, but does not count.
   */
  recall(body: string, storedAt: Date): void {
    const entry: LogEntry = JSON.parse(body);
    this.log.recall(entry);
    this.add({ entry, body }, storedAt);
  }

  after(seq: number): StoredEntry[] {
    return this.entries.slice(seq);
  }

  /** Its current state, for lists. */
  summary(): Summary {
    return this.log.shared.summary(this.log.sheet, this.header.options);
  }

  /** Everybody ever in it. */
  abstract get players(): readonly Player[];

  /** What it comes to in a league; undefined while it goes on. */
  abstract leagueResult(): LeagueResult | undefined;

  /** Whether only corrections are accepted. */
  get over(): boolean {
    return this.log.shared.isOver(this.log.sheet.position);
  }

  private add({ entry, body }: Written, storedAt: Date): void {
    this.changedAt = storedAt;
    this.size += body.length;
    this.weight += weightOf(body);
    this.entries.push({ seq: this.head + 1, entry });
    this.byId.set(entry.id.toLowerCase(), entry);
  }
}

/** A game with its log. */
export class ReplayedGame extends ReplayedLog {
  constructor(
    header: GameHeader,
    protected override readonly log: SyncedLog<Position, Log>,
  ) {
    super(header, log);
  }

  /** The current position; positions never change. */
  get position(): Position {
    return this.log.sheet.position;
  }

  /** How many rounds have been closed. */
  get rounds(): number {
    return this.log.sheet.result([]).rounds.length;
  }

  scoreSheet(): ScoreSheet {
    const { sheet } = this.log;
    const last = sheet.lines.at(-1);
    // A game that is over accepts only corrections: if one is the last line, it was made then.
    const { shutout } = sheet.position;
    const correction = this.over && last && last.type !== "entry" ? last.written : undefined;
    return {
      table: roundsTable(sheet),
      records: recordsOf(sheet),
      early: sheet.position.early,
      shutout: shutout && shutoutText(shutout.won, "once"),
      correctedAt: isRecord(correction) ? String(correction.at) : undefined,
    };
  }

  get players(): readonly Player[] {
    return this.position.players;
  }

  leagueResult(): GameResult | undefined {
    return resultOf(this.log.sheet);
  }
}

/** An evening with its log. */
export class ReplayedEvening extends ReplayedLog {
  constructor(
    header: GameHeader,
    protected override readonly log: SyncedLog<EveningMoment, EveningLog>,
  ) {
    super(header, log);
  }

  get players(): readonly Player[] {
    return this.log.sheet.position.state.units.flatMap(({ people }) => people);
  }

  leagueResult(): SheetResult | undefined {
    return sheetResultOf(this.log.sheet, playedIn(this.header.options).game);
  }

  /** The index of the first of these entries that the key of this part may not write; -1 if it may write all. */
  notOfPart(part: Part, entries: readonly LogEntry[]): number {
    return "table" in part ? this.notOfTable(part.table, entries) : this.notOfPerson(part.person, entries);
  }

  private notOfPerson(person: string, entries: readonly LogEntry[]): number {
    const { state } = this.log.sheet.position;
    let said = this.entries.filter(({ entry }) => isOfPerson(state, person, entry)).length;
    return entries.findIndex((entry) => !isOfPerson(state, person, entry) || ++said > maxSaid);
  }

  private notOfTable(table: number, entries: readonly LogEntry[]): number {
    const { state } = this.log.sheet.position;
    const said = new Map<number, number>();
    const count = (entry: LogEntry): number => {
      const { round = 0, table: at } = saidOf(entry) ?? {};
      if (at === table) said.set(round, (said.get(round) ?? 0) + 1);
      return said.get(round) ?? 0;
    };
    for (const { entry } of this.entries) count(entry);
    return entries.findIndex((entry) => !isOfTable(state, table, entry) || count(entry) > maxSaid);
  }
}

/**
 * The memory of an entry, in approximate bytes: a usual one takes some 1,400, including what is derived from it.
 * Lists and objects take more than their characters, and thousands of empty ones must be counted, too.
 */
function weightOf(body: string): number {
  let inner = 0;
  for (let index = 0; index < body.length; index++) {
    const letter = body.charCodeAt(index);
    if (letter === openBracket || letter === openBrace) inner++;
  }
  return 1_000 + 2 * body.length + 50 * inner;
}

const openBracket = "[".charCodeAt(0);
const openBrace = "{".charCodeAt(0);
