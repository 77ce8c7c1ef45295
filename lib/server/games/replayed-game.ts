import { type RoundsTable, roundsTable } from "@/lib/export/rounds-table";
import { type GameResult, resultOf } from "@/lib/league/standings/result";
import { type Games, readScoresheet, sheetFormat, sheetVersion } from "@/lib/rules/document/scoresheet";
import type { Position } from "@/lib/rules/game";
import type { Player } from "@/lib/rules/people/table";
import type { EntryProblem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { summaryOf } from "@/lib/sync/game-summary";
import { SyncedLog } from "@/lib/sync/synced-log";
import { syncProblem } from "@/lib/sync/texts";
import { maxLines } from "@/lib/sync/wire/protocol";
import type { LogEntry, StoredEntry } from "@/lib/sync/wire/wire";

/** A game's header, as the store keeps it. */
export interface GameHeader {
  readonly id: string;
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly players: Player[];
  readonly keyHash: string;
  readonly createdAt: Date;
}

/** A game round by round, for who reads it later. */
export interface ScoreSheet {
  readonly table: RoundsTable;
  /** Whether the players ended it before it was over by its rules. */
  readonly early: boolean;
  /** When it was last corrected after its end, as the device says; undefined: never. */
  readonly correctedAt: string | undefined;
}

/** The most entries altogether: lines, and what was held or decided, which nobody at a table does a thousand times. */
const maxStored = 3 * maxLines;

/** Bytes of one entry, as it is stored: the largest hand of real tiles, held with all its problems, has some 4,000. */
const maxEntryBytes = 16 * 1024;
/** Bytes of a log for entries that count: 4,000 lines of the usual length take a third of it. */
const maxLineBytes = 3 * 1024 * 1024;
/** The same with its end, and with what was held and decided. */
const maxLogBytes = 4 * 1024 * 1024;

/** The empty log of a game. Throws when the header is none: it was checked before it was stored. */
export function beginLog({ id, game, options, players }: GameHeader, games: Games): SyncedLog {
  const sheet = { format: sheetFormat, version: sheetVersion, game, options, players, entries: [] };
  const opened = readScoresheet(sheet, games);
  if (!opened.ok)
    throw new Error(`game ${id}: ${opened.error.map(({ code, path }) => `${code} ${path}`).join(", ")}`);
  return SyncedLog.begin(opened.value.start);
}

/** An entry, and as it is stored. */
export interface Written {
  readonly entry: LogEntry;
  /** JSON. */
  readonly body: string;
}

/**
 * A game with its log replayed up to some sequence number, so that an append need not replay from the start. It is
 * only ever ahead of the store between taking entries and writing them; who fails to write them throws it away.
 */
export class ReplayedGame {
  readonly entries: StoredEntry[] = [];
  /** When the last entry was stored, or the game made. */
  changedAt: Date;
  /** Characters of the entries as they are stored, nearly all of them a byte. */
  size = 0;
  /** About how many bytes of memory the entries take. */
  weight = 0;
  private readonly byId = new Map<string, LogEntry>();

  private constructor(
    readonly header: GameHeader,
    private readonly log: SyncedLog,
  ) {
    this.changedAt = header.createdAt;
  }

  static begin(header: GameHeader, games: Games): ReplayedGame {
    return new ReplayedGame(header, beginLog(header, games));
  }

  get head(): number {
    return this.entries.length;
  }

  /** Where the game stands; positions never change. */
  get position(): Position {
    return this.log.sheet.position;
  }

  /** How many rounds entries have closed. */
  get rounds(): number {
    return this.log.sheet.result([]).rounds.length;
  }

  /** The entry with this id in any case, if the log has it. */
  find(id: string): LogEntry | undefined {
    return this.byId.get(id.toLowerCase());
  }

  /** Takes an entry at the end, or says why not; then nothing has changed. */
  take(written: Written, now: Date): readonly EntryProblem[] {
    const refusal = this.sizeProblem(written);
    const problems = refusal ? [refusal] : this.log.take(written.entry);
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
   * Takes the next entry that the store has. It was checked when it was stored; should rules have become stricter
   * since, it is still handed out to devices, and counts nothing.
   */
  recall(body: string, storedAt: Date): void {
    const entry: LogEntry = JSON.parse(body);
    this.log.recall(entry);
    this.add({ entry, body }, storedAt);
  }

  after(seq: number): StoredEntry[] {
    return this.entries.slice(seq);
  }

  /** Who plays and played, as they are called and sit now. */
  get players(): readonly Player[] {
    return this.log.sheet.position.players;
  }

  /** How the game stands, for lists. */
  summary(): ReturnType<typeof summaryOf> {
    const { sheet } = this.log;
    return summaryOf(this.header.options, sheet.position, sheet.result([]));
  }

  scoreSheet(): ScoreSheet {
    const { sheet } = this.log;
    const last = sheet.lines.at(-1);
    // A game that is over takes nothing but corrections: one that stands last was made then.
    const correction = this.over && last && last.line !== "entry" ? last.written : undefined;
    return {
      ...{ table: roundsTable(sheet), early: sheet.position.early },
      correctedAt: isRecord(correction) ? String(correction.at) : undefined,
    };
  }

  /** Whether no further entry is taken but corrections. */
  get over(): boolean {
    return this.log.sheet.position.over;
  }

  /** What the game comes to for a league; undefined while it is played. */
  gameResult(): GameResult | undefined {
    return resultOf(this.log.sheet);
  }

  private add({ entry, body }: Written, storedAt: Date): void {
    this.changedAt = storedAt;
    this.size += body.length;
    this.weight += weightOf(body);
    this.entries.push({ seq: this.head + 1, entry });
    this.byId.set(entry.id.toLowerCase(), entry);
  }
}

/**
 * About how many bytes of memory an entry takes: a usual one some 1,400 with what is made of it. Lists and objects take
 * more than their letters, and whoever sends thousands of empty ones is to be counted right, too.
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
