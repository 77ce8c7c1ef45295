import { draftText, readDraft, writeDraft } from "@/lib/client/store/drafts";
import { maxPaperPlayers } from "@/lib/league/limits";
import { sameJson } from "@/lib/rules/same-json";
import * as z from "@/lib/rules/zod";

const typedEvening = z.object({
  day: z.string(),
  /** The ruleset's id. */
  kind: z.string(),
  /** Absent until it is chosen: the game's own then. */
  rankedBy: z.optional(z.enum(["most", "fewest", "places"])),
  names: z.array(z.string()),
  /** For each name, a figure for each game: as many for everybody. */
  cells: z.array(z.array(z.string())),
});

/** An evening on paper as far as it is typed. */
export type TypedEvening = z.infer<typeof typedEvening>;

const [rowsAtFirst, gamesAtFirst] = [4, 4];
const maxGames = 40;
const slot = "paper-evening";

const empty = (count: number): string[] => Array(count).fill("");

/** The same evening, with nothing in its grid. */
export const emptied = (typed: Omit<TypedEvening, "names" | "cells">): TypedEvening => ({
  ...typed,
  names: empty(rowsAtFirst),
  cells: Array.from({ length: rowsAtFirst }, () => empty(gamesAtFirst)),
});

/** With a name in a row; the last row has another after it once something is in it. */
export function withName({ names, cells, ...typed }: TypedEvening, row: number, name: string): TypedEvening {
  const isMore = name !== "" && row === names.length - 1 && names.length < maxPaperPlayers;
  return {
    ...typed,
    names: [...names.with(row, name), ...empty(isMore ? 1 : 0)],
    cells: isMore ? [...cells, empty(cells[0]?.length ?? gamesAtFirst)] : cells,
  };
}

/** With a figure in a cell; the last column has another after it once something is in it. */
export function withCell(typed: TypedEvening, row: number, game: number, figure: string): TypedEvening {
  const width = typed.cells[0]?.length ?? 0;
  const isMore = figure !== "" && game === width - 1 && width < maxGames;
  return {
    ...typed,
    cells: typed.cells.map((figures, at) => [
      ...(at === row ? figures.with(game, figure) : figures),
      ...empty(isMore ? 1 : 0),
    ]),
  };
}

/** A figure with its mark, or without it if it has it: the minus before it, the winner's star after it. */
export function marked(figure: string, mark: "-" | "*"): string {
  if (mark === "*") return figure.endsWith("*") ? figure.slice(0, -1) : `${figure}*`;
  return /^[-−]/.test(figure) ? figure.slice(1) : `-${figure}`;
}

/** The evening that was being typed for a league on this device. */
export function storedEvening(league: string): TypedEvening | undefined {
  const read = z.safeParse(typedEvening, readDraft(draftText(league, slot)));
  if (!read.success) return undefined;
  const { names, cells } = read.data;
  const width = cells[0]?.length;
  const isGrid = cells.length === names.length && cells.every(({ length }) => length === width);
  return isGrid && width ? read.data : undefined;
}

/** Stores an evening as it is typed. A grid with nothing in it is no draft. */
export function storeEvening(league: string, typed: TypedEvening): void {
  const isEmpty = [...typed.names, ...typed.cells.flat()].every((text) => text.trim() === "");
  writeDraft(league, slot, isEmpty ? undefined : typed);
}

/** Called once an evening is saved. What another page has typed since stays. */
export function forgetEvening(league: string, saved: TypedEvening): void {
  if (sameJson(storedEvening(league), saved)) writeDraft(league, slot, undefined);
}
