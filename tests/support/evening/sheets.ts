import { readEveningSheet } from "../../../lib/evening/document";
import { EveningLog } from "../../../lib/evening/log";
import { games } from "../../../lib/games/registry";
import type { EntryProblem, Problem } from "../../../lib/rules/problem";

/** An evening for people with these ids, such as one letter each, without entries. */
export const eveningOf = (ids: Iterable<string>, form: string, settings: object, game = "count") => ({
  format: "pipkeeper/eveningsheet",
  version: 1,
  id: "e1",
  form,
  settings,
  game,
  ...(form === "pairs"
    ? { pairs: [...ids].map(pairOf) }
    : { people: [...ids].map((id) => ({ id, name: `Name of ${id}` })) }),
  entries: [] as readonly unknown[],
});

export const pairOf = (id: string) => ({
  id,
  people: [
    { id: `${id}1`, name: `${id} one` },
    { id: `${id}2`, name: `${id} two` },
  ],
});

/** A log at the beginning of this sheet; it throws if the document is refused. */
export function logOf(sheet: object): EveningLog {
  const opened = readEveningSheet(sheet, games);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return new EveningLog(opened.value.start);
}

/** A sheet replayed up to its first refused entry. */
export function replayed(sheet: object): {
  readonly log: EveningLog;
  readonly problems: readonly EntryProblem[];
} {
  const opened = readEveningSheet(sheet, games);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const log = new EveningLog(opened.value.start);
  for (const entry of opened.value.entries) {
    const problems = log.accept(entry);
    if (problems.length > 0) return { log, problems };
  }
  return { log, problems: [] };
}

/** Every problem of a sheet: of the document, or of its first refused entry. */
export function problemsOf(sheet: unknown): readonly Problem[] {
  const opened = readEveningSheet(sheet, games);
  return opened.ok ? replayed(sheet as object).problems : opened.error;
}
