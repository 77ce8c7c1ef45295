/**
 * Why an entry or a document was refused.
 * `code` is stable and kebab-case (docs/scoresheet.md lists them), `path` a JSON pointer (RFC 6901) inside the
 * entry or document, `message` a sentence for a tired person at a table.
 */
export interface Problem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** The one problem that takes a search. It is told only when an entry has no other. */
export const impossibleHandsCode = "impossible-hands";

/**
 * A problem of the entry at index `entry` of a scoresheet. `later` is there when a correction was refused because
 * the later entry at that index could no longer stand.
 */
export interface EntryProblem extends Problem {
  readonly entry: number;
  readonly later?: number;
}

/** A JSON pointer (RFC 6901) from its parts: `pointer("left", "a", 1)` is `/left/a/1`. */
export function pointer(...parts: readonly PropertyKey[]): string {
  return parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The same problems, seen from one level further out. */
export function under(prefix: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: prefix + problem.path }));
}
