import type { Problem } from "../../rules/problem";
import { isRecord } from "../../rules/record";
import { err, ok, type Result } from "../../rules/result";
import type { Line } from "./separated";
import { maxColumns } from "./text-of";
import { importProblem } from "./texts";

/** Lists in lists, in lists by evening: nobody's results are deeper. */
const maxDepth = 6;

/** By field: a map, since somebody may be called as an object's own parts are. */
type Row = ReadonlyMap<string, string>;

/**
 * The results in a JSON document as lines, the first with the names of the fields: a list of games, each with totals by
 * name, with a list of its players, or with named fields; or lists of cells.
 */
export function jsonLines(text: string): Result<readonly Line[], Problem> {
  // A document, or one a line.
  const document = parsed(text) ?? parsed(`[${text.trim().replace(/\r?\n/g, ",")}]`);
  if (document === undefined) return err(importProblem("table-broken-json", ""));
  const games: unknown[] = [];
  if (!collect(withNames(document), 0, games)) return err(importProblem("table-too-deep", ""));
  if (games.every(Array.isArray))
    return ok(games.map((cells, index) => ({ line: index + 1, cells: (cells as unknown[]).map(written) })));
  const rows = games.flatMap((game, index) => (isRecord(game) ? rowsOf(game, String(index + 1)) : []));
  const fields = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  if (fields.length > maxColumns) return err(importProblem("table-too-wide", "", { most: maxColumns }));
  return ok([
    { line: 1, cells: fields },
    ...rows.map((row) => ({
      line: Number(row.get(gameField)) + 1,
      cells: fields.map((field) => row.get(field) ?? ""),
    })),
  ]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of the column with the number of a game in its list. */
const gameField = "game no.";

/** Collects records and lists of cells, however they are grouped; false if they lie too deep. */
function collect(value: unknown, depth: number, found: unknown[]): boolean {
  if (depth > maxDepth) return false;
  if (isRecord(value)) {
    const lists = depth === 0 ? listsIn(value) : [];
    if (lists.length === 0) found.push(value);
    return lists.every((list) => collect(list, depth + 1, found));
  }
  if (!Array.isArray(value)) return true;
  if (value.length > 0 && value.every((each) => typeof each !== "object" || each === null)) {
    found.push(value);
    return true;
  }
  return value.every((each) => collect(each, depth + 1, found));
}

/** How programs call their list of games; anything else may be a list of players. */
const gameLists = /^(?:games|plays|matches|results|partidas|jogos|resultados)$/i;

function listsIn(document: Readonly<Record<string, unknown>>): unknown[][] {
  const lists = Object.entries(document).flatMap(([field, list]) =>
    Array.isArray(list) ? [{ field, list }] : [],
  );
  const games = lists.filter(({ field }) => gameLists.test(field));
  return (games.length > 0 ? games : lists).map(({ list }) => list);
}

const written = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === "object") return "";
  return String(value).trim();
};

/** One line a game, or one a player if it has a list of players. */
function rowsOf(game: Readonly<Record<string, unknown>>, number: string): Row[] {
  const own = new Map([[gameField, number]]);
  const players: Row[] = [];
  // Where everybody's total is said, a list beside it is one of rounds.
  const hasTotals = Object.values(game).some((value) => isRecord(value) && Object.keys(value).length > 1);
  for (const [field, value] of Object.entries(game)) {
    if (Array.isArray(value)) {
      if (hasTotals) continue;
      for (const each of value)
        if (isRecord(each)) players.push(plain(each));
        else if (typeof each === "string") players.push(new Map([["player", each]]));
    } else if (isRecord(value)) for (const [name, cell] of plain(value)) own.set(name, cell);
    else if (typeof value !== "boolean") own.set(field, written(value));
  }
  return players.length === 0 ? [own] : players.map((player) => new Map([...own, ...player]));
}

/** Whether somebody won is written as an outcome. */
const plain = (record: Readonly<Record<string, unknown>>): Row =>
  new Map(
    Object.entries(record)
      .filter(([, value]) => typeof value !== "object")
      .map(([field, value]) => [field, typeof value === "boolean" ? (value ? "W" : "L") : written(value)]),
  );

/** Plays as BG Stats writes them, with names instead of the ids of players and games. */
function withNames(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document.plays)) return document;
  const namesIn = (list: unknown) =>
    new Map(
      (Array.isArray(list) ? list : []).filter(isRecord).map(({ id, name }) => [id, written(name)] as const),
    );
  const [players, games] = [namesIn(document.players), namesIn(document.games)];
  return document.plays.filter(isRecord).map((play) => ({
    date: play.playDate,
    kind: games.get(play.gameRefId),
    players: (Array.isArray(play.playerScores) ? play.playerScores : [])
      .filter(isRecord)
      .map(({ playerRefId, score, rank, winner }) => ({
        player: players.get(playerRefId) ?? "",
        points: score,
        outcome: winner,
        ...(Number(rank) > 0 && { place: rank }),
      })),
  }));
}
