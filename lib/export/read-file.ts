import { eveningGame } from "@/lib/evening/evening-game";
import { startOfEvening } from "@/lib/evening/head";
import type { EveningMoment } from "@/lib/evening/moment";
import { readObject } from "@/lib/rules/document/read";
import {
  type Games,
  readScoresheet,
  type Scoresheet,
  scoresheetSchema,
  sheetFormat,
  sheetVersion,
} from "@/lib/rules/document/scoresheet";
import type { Position } from "@/lib/rules/game";
import { type EntryProblem, type Problem, pointer, under } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { err, ok, type Result } from "@/lib/rules/result";
import { kernelText } from "@/lib/rules/texts";
import { sharedEvening } from "@/lib/sync/shared/evenings";
import { sharedGame } from "@/lib/sync/shared/games";
import type { AnyLog, Shared } from "@/lib/sync/shared/shared";
import { maxLines, maxWork } from "@/lib/sync/wire/protocol";
import type { LogEntry } from "@/lib/sync/wire/wire";
import { archivedGame, archiveFormat, archiveVersion } from "./archive";
import { type ReadLeague, readArchivedLeague } from "./archived-league";
import { type ReadRules, readArchivedRules } from "./archived-rules";
import { derivedId } from "./derived-id";
import { fileProblem, fileText } from "./texts";

/** What a log is opened from: a game's or an evening's, of which a sheet has the fields of a game's. */
export interface OpenedLog {
  readonly sheet: Scoresheet;
  readonly start: Position | EveningMoment;
}

/** What sync asks about a log of this game, or of an evening. */
export const sharedOf = (game: string): Shared<unknown, AnyLog> =>
  game === eveningGame ? sharedEvening : sharedGame;

/** A game or an evening from a file, complete and checked. */
export interface Imported {
  /** The game's own id; for a scoresheet, which has none, an id derived from its content. */
  readonly id: string;
  /** Whether the file named the id. */
  readonly named: boolean;
  readonly createdAt: string | undefined;
  readonly onServer: boolean;
  readonly key: string | undefined;
  /** The key that is to replace `key`. */
  readonly next: string | undefined;
  readonly opened: OpenedLog;
  /** All with id and time; corrections name their entries by id. */
  readonly entries: readonly LogEntry[];
}

/** A game in a file: complete, or its problems with their places in the file (JSON pointers). */
export type ReadGame = Result<Imported, readonly Problem[]>;

/** Everything in a file. */
export interface FileContent {
  readonly games: readonly ReadGame[];
  readonly leagues: readonly ReadLeague[];
  readonly rules: readonly ReadRules[];
}

/** Why nothing in a file can be used. */
export type FileTrouble = "too-large" | "not-json" | "not-ours" | "newer" | "damaged";

/** Far more than anybody plays. A larger file is not read at all, so that it cannot freeze the page. */
export const maxBytes = 20_000_000;

/** Reads a file that may contain anything: a scoresheet, an archive, or neither. `now` dates entries without a time. */
export function readFile(text: string, games: Games, now: string): Result<FileContent, FileTrouble> {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return err("not-json");
  }
  if (!isRecord(raw)) return err("not-ours");
  if (raw.format === sheetFormat) {
    if (isNewer(raw.version, sheetVersion)) return err("newer");
    return ok({ games: [readSheet(raw, { games, now })], leagues: [], rules: [] });
  }
  if (raw.format !== archiveFormat) return err("not-ours");
  if (isNewer(raw.version, archiveVersion)) return err("newer");
  if (raw.version !== archiveVersion || !Array.isArray(raw.games)) return err("damaged");
  const { leagues = [], rules = [] } = raw;
  if (!Array.isArray(leagues) || !Array.isArray(rules)) return err("damaged");
  const ids = { games: new Set<string>(), leagues: new Set<string>(), rules: new Set<string>() };
  const at = <T extends Result<unknown, readonly Problem[]>>(
    list: keyof FileContent,
    index: number,
    read: T,
  ) => (read.ok ? read : { ...read, error: under(pointer(list, index), read.error) });
  return ok({
    games: raw.games.map((game: unknown, index) =>
      at("games", index, readArchived(game, ids.games, { games, now })),
    ),
    leagues: leagues.map((league: unknown, index) =>
      at("leagues", index, readArchivedLeague(league, ids.leagues)),
    ),
    rules: rules.map((each: unknown, index) =>
      at("rules", index, readArchivedRules(each, { games, ids: ids.rules })),
    ),
  });
}

interface Reading {
  readonly games: Games;
  readonly now: string;
}

const isNewer = (version: unknown, known: number): boolean => typeof version === "number" && version > known;

function readArchived(raw: unknown, ids: Set<string>, reading: Reading): ReadGame {
  const { problems, value } = readObject(archivedGame, raw, fileText("a-game"));
  if (!value) return err(problems);
  const id = value.id.toLowerCase();
  if (ids.has(id)) return err([fileProblem("game-twice", "/id")]);
  ids.add(id);
  const sheet = readSheet(value.sheet, reading, id);
  if (!sheet.ok) return err(under("/sheet", sheet.error));
  const { createdAt, onServer, key, next } = value;
  return ok({ ...sheet.value, id, named: true, createdAt, onServer, key, next: key && next });
}

/** The head of an evening's log. Its id is part of every lot: one without is as good as any. */
function readEvening(raw: unknown, games: Games, id: string): Result<OpenedLog, readonly Problem[]> {
  const { problems, value: sheet } = readObject(scoresheetSchema, raw, kernelText("the-sheet"));
  if (!sheet) return err(problems);
  const start = startOfEvening({ id, options: sheet.options ?? {}, players: sheet.players }, games);
  return start.ok ? ok({ sheet, start: start.value }) : start;
}

/** The problems of the first refused entry; undefined if a log takes more work to replay than anybody's does. */
function replayProblems({ sheet, start }: OpenedLog): readonly EntryProblem[] | undefined {
  const log = sharedOf(sheet.game).begin(start);
  for (const entry of sheet.entries) {
    const problems = log.accept(entry);
    if (problems.length > 0) return problems;
    if (log.work > maxWork) return undefined;
  }
  return [];
}

function readSheet(raw: unknown, { games, now }: Reading, id = ""): ReadGame {
  const isEvening = isRecord(raw) && raw.game === eveningGame;
  const opened = isEvening ? readEvening(raw, games, id || derivedId([raw])) : readScoresheet(raw, games);
  if (!opened.ok) return opened;
  const { game, options, players, entries } = opened.value.sheet;
  const tooLong = err([fileProblem("too-long", "/entries")]);
  if (entries.length > maxLines + 1) return tooLong;
  const refused = replayProblems(opened.value);
  if (!refused) return tooLong;
  if (refused.length > 0)
    return err(
      refused.flatMap(({ entry, later: _, ...problem }) => under(pointer("entries", entry), [problem])),
    );

  const header = [game, options ?? {}, players];
  const complete: LogEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const fields = isRecord(entry) ? entry : {};
    const target = typeof fields.target === "number" ? complete[fields.target]?.id : undefined;
    complete.push({
      ...fields,
      kind: String(fields.kind),
      id: String(fields.id ?? derivedId([header, index, entry])),
      at: fields.at === undefined ? (complete.at(-1)?.at ?? now) : withSeconds(String(fields.at)),
      ...(target !== undefined && { target }),
    });
  }
  const first = isRecord(entries[0]) && entries[0].id !== undefined ? entries[0].id : entries;
  return ok({
    id: derivedId([header, first]),
    named: false,
    createdAt: complete[0]?.at,
    onServer: false,
    key: undefined,
    next: undefined,
    opened: opened.value,
    entries: complete,
  });
}

/** In the log, times with a zone have seconds; in a scoresheet they may do without. */
const withSeconds = (at: string): string => at.replace(/T\d\d:\d\d(?=Z|[+-])/, "$&:00");
