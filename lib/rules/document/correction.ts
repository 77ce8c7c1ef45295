import type { Language } from "../language";
import { impossibleHandsCode, type Problem } from "../problem";
import { err, ok, type Result } from "../result";
import { kernelWords } from "../words";
import { amendEntry, voidEntry } from "./entry";
import { isRecord, readObject } from "./read";

/** A correction as far as it can be read by itself. */
export interface Correction {
  /** The index of the line that it corrects. */
  readonly target: number;
  /** What stands there from now on; undefined when it is taken back. */
  readonly replacement: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Reads an `amend` or a `void`. `lineAt` finds the line that a target names. It is an error when there is no such line,
 * or nothing that could stand there: then there is no more to check.
 */
export function readCorrection(
  kind: "amend" | "void",
  raw: unknown,
  language: Language,
  lineAt: (target: unknown) => Result<number, Problem>,
): Result<Correction, readonly Problem[]> {
  const say = kernelWords[language];
  const schema = kind === "amend" ? amendEntry : voidEntry;
  const { problems } = readObject<unknown>(schema, raw, say.thisEntry, say);
  const fields = isRecord(raw) ? raw : {};
  const target = lineAt(fields.target);
  const replacement = kind === "amend" ? fields.entry : undefined;
  const inner = kind === "amend" ? innerProblems(replacement, language) : [];
  const all = [
    kind === "amend" ? problems.filter(({ path }) => path !== "/entry") : problems,
    "target" in fields && !target.ok ? [target.error] : [],
    inner,
  ].flat();
  if (!target.ok || inner.length > 0) return err(all);
  return ok({ target: target.value, replacement, problems: all });
}

/** Without what takes a search, which is told only when there is nothing else. */
export const withoutSearched = <P extends Problem>(problems: readonly P[]): P[] =>
  problems.filter(({ code }) => code !== impossibleHandsCode);

/** A problem of a correction. `later`: the line that could not stand after it. */
export type LaterProblem = Problem & { readonly later?: number };

/** An amend's entry is an entry of the game, not itself a correction; the rest is checked where it goes. */
function innerProblems(entry: unknown, language: Language): Problem[] {
  const say = kernelWords[language];
  if (entry === undefined)
    return [{ code: "missing", path: "/entry", message: say.missing({ field: "entry" }) }];
  if (!isRecord(entry)) {
    const message = say.wrongType({ field: "entry", expected: say.expected.object });
    return [{ code: "wrong-type", path: "/entry", message }];
  }
  if (entry.kind !== "amend" && entry.kind !== "void") return [];
  return [{ code: "inner-correction", path: "/entry/kind", message: say.innerCorrection }];
}
