import { impossibleHandsCode, type Problem } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import { kernelProblem } from "../texts";
import { amendEntry, thisEntry, voidEntry } from "./entry";
import { readObject } from "./read";

/** A correction, as far as it can be read by itself. */
export interface Correction {
  /** The index of the line that it corrects. */
  readonly target: number;
  /** The line's new content; undefined if it is taken back. */
  readonly replacement: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Reads an `amend` or a `void`. `lineAt` finds the line that a target names. It is an error if there is no such line,
 * or if the new entry cannot be read: then there is nothing more to check.
 */
export function readCorrection(
  kind: "amend" | "void",
  raw: unknown,
  lineAt: (target: unknown) => Result<number, Problem>,
): Result<Correction, readonly Problem[]> {
  const schema = kind === "amend" ? amendEntry : voidEntry;
  const { problems } = readObject<unknown>(schema, raw, thisEntry);
  const fields = isRecord(raw) ? raw : {};
  const target = lineAt(fields.target);
  const replacement = kind === "amend" ? fields.entry : undefined;
  const inner = kind === "amend" ? innerProblems(replacement) : [];
  const all = [
    kind === "amend" ? problems.filter(({ path }) => path !== "/entry") : problems,
    "target" in fields && !target.ok ? [target.error] : [],
    inner,
  ].flat();
  if (!target.ok || inner.length > 0) return err(all);
  return ok({ target: target.value, replacement, problems: all });
}

/** Without problems that take a search, which are reported only if there is no other. */
export const withoutSearched = <P extends Problem>(problems: readonly P[]): P[] =>
  problems.filter(({ code }) => code !== impossibleHandsCode);

/** A problem of a correction. `later`: the line that would become invalid. */
export type LaterProblem = Problem & { readonly later?: number };

/** The entry inside an amend is an entry of the game, not a correction; the rest is checked when it is replayed. */
function innerProblems(entry: unknown): Problem[] {
  if (entry === undefined) return [kernelProblem("missing", "/entry", { field: "entry" })];
  if (!isRecord(entry))
    return [kernelProblem("wrong-type", "/entry", { field: "entry", expected: "object" })];
  if (entry.kind !== "amend" && entry.kind !== "void") return [];
  return [kernelProblem("inner-correction", "/entry/kind")];
}
