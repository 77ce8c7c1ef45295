import { isRecord } from "../../rules/record";
import type { EveningLog } from "../log";

type Lines = Pick<EveningLog, "lines">;

/** What corrects an entry, the line that it corrects, and what corrects it back. */
export interface Correction {
  readonly line: number;
  readonly entries: readonly object[];
  readonly undo: readonly object[];
}

/**
 * Another result of a round, or of one of its tables, or another seating. Where phones have said the first one twice, what only repeats it is taken
 * back before: beside another result it would contradict it.
 */
export function correctionOf(
  log: Lines,
  kind: string,
  round: number,
  entry: object,
  table?: number,
): Correction | undefined {
  const [line, ...echoes] = linesOf(log, kind, round, table);
  const found = line === undefined ? undefined : log.lines[line];
  const target = line === undefined ? undefined : idAt(log, line);
  if (line === undefined || found?.type !== "entry" || target === undefined) return undefined;
  const amend = (to: object) => ({ kind: "amend", target, entry: to });
  const { id: _id, at: _at, ...before } = found.effective as Readonly<Record<string, unknown>>;
  return { line, entries: [...voids(log, echoes), amend(entry)], undo: [amend(before)] };
}

/** What takes these kinds of entries of a round back, the last first: none of them then hangs on one that is gone. */
export const takenBack = (log: Lines, round: number, kinds: readonly string[]): readonly object[] =>
  voids(
    log,
    kinds.flatMap((kind) => linesOf(log, kind, round)).sort((a, b) => a - b),
  );

/** The lines about this round that count, or about one of its tables. */
const linesOf = ({ lines }: Lines, kind: string, round: number, table?: number): number[] =>
  lines.flatMap((line, index) =>
    line.type === "entry" &&
    isRecord(line.effective) &&
    line.effective.kind === kind &&
    line.effective.round === round &&
    (table === undefined || line.effective.table === table)
      ? [index]
      : [],
  );

/** How many scoresheets were ever started at a table in this round, those included that were taken back. */
export const startedIn = ({ lines }: Lines, round: number, table: number): number =>
  lines.filter(
    ({ written }) =>
      isRecord(written) && written.kind === "game" && written.round === round && written.table === table,
  ).length;

const voids = (log: Lines, lines: readonly number[]): object[] =>
  lines.toReversed().flatMap((line) => {
    const target = idAt(log, line);
    return target === undefined ? [] : [{ kind: "void", target }];
  });

function idAt({ lines }: Lines, index: number): string | undefined {
  const written = lines[index]?.written;
  return isRecord(written) && typeof written.id === "string" ? written.id : undefined;
}
