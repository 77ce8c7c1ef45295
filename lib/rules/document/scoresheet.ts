import type { Game, Position } from "../game";
import { playerProblems } from "../people/player-problems";
import type { Player } from "../people/table";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import { kernelProblem, kernelText } from "../texts";
import * as z from "../zod";
import { readObject } from "./read";
import { rulesetId } from "./ruleset-id";

export const sheetFormat = "pipkeeper/scoresheet";
export const sheetVersion = 1;

const playerSchema = z.strictObject({ id: z.string(), name: z.string() });

/**
 * The record of one game: which game, its players and options, and what the scorekeeper entered, in order. Entries
 * are checked one by one when the sheet is replayed; here they are any JSON. Source: docs/scoresheet.md.
 */
export const scoresheetSchema = z.strictObject({
  format: z.literal(sheetFormat),
  version: z.literal(sheetVersion),
  game: rulesetId,
  options: z.optional(z.record(z.string(), z.unknown())),
  players: z.array(playerSchema),
  entries: z.array(z.unknown()),
});

export type Scoresheet = z.infer<typeof scoresheetSchema>;

/** A valid scoresheet, and the position its game starts from. */
export interface OpenedSheet {
  readonly sheet: Scoresheet;
  readonly start: Position;
}

/** The games that can be played here. */
export interface Games {
  readonly ids: readonly string[];
  find(id: string): Game | undefined;
}

/** Reads a scoresheet of one of these games, or reports every problem of the document outside its entries. */
export function readScoresheet(raw: unknown, games: Games): Result<OpenedSheet, readonly Problem[]> {
  const { problems: shape, value } = readObject(
    scoresheetSchema,
    withFewPlayers(raw),
    kernelText("the-sheet"),
  );
  if (!isRecord(raw)) return err(shape);

  const players = Array.isArray(raw.players) ? raw.players : undefined;
  const game = typeof raw.game === "string" ? games.find(raw.game) : undefined;
  const problems: Problem[] = [
    ...headProblems(raw),
    ...shape.filter((problem) => !["/format", "/version"].includes(problem.path)),
    ...playerProblems((players ?? []).slice(0, maxPlayersRead)),
  ];
  if (typeof raw.game === "string" && !game)
    problems.push(kernelProblem("unknown-game", "/game", { games: games.ids }));
  if (!game || !players) return err(problems);

  const options = raw.options === undefined || isRecord(raw.options) ? raw.options : {};
  const sat = game.sit(options, players as Player[]);
  if (!sat.ok) return err([...problems, ...sat.error]);
  if (problems.length > 0 || !value) return err(problems);
  return ok({ sheet: value, start: sat.value });
}

function headProblems(raw: Record<string, unknown>): Problem[] {
  const problems: Problem[] = [];
  if (raw.format !== sheetFormat) problems.push(kernelProblem("not-a-scoresheet", "/format"));
  if (raw.version !== sheetVersion)
    problems.push(kernelProblem("other-version", "/version", { known: sheetVersion }));
  return problems;
}

/**
 * Far more players than any game allows. A list of a hundred thousand is refused for its length anyway, and reading
 * each of them would only make the answer long.
 */
const maxPlayersRead = 100;

function withFewPlayers(raw: unknown): unknown {
  if (!isRecord(raw) || !Array.isArray(raw.players)) return raw;
  return { ...raw, players: raw.players.slice(0, maxPlayersRead) };
}
