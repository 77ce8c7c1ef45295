import { type Params, type ParamsOf, paramsOf } from "./text";

/**
 * Why an entry or a document was refused. `code` is stable and kebab-case (docs/scoresheet.md lists them), `path` a
 * JSON pointer (RFC 6901) inside the entry or document, `params` the values for its sentence, which is made where it
 * is read (`lib/i18n`).
 */
export interface Problem {
  readonly code: string;
  readonly path: string;
  readonly params?: Params | undefined;
  /** The sentence, if an earlier version or the server stored it instead of `params`. */
  readonly message?: string | undefined;
}

/**
 * Makes the problems of a module. The id of a sentence is the problem's code, or `code/why` if one code has several;
 * the params carry `why`, and for a game's own problems `game`.
 */
export const problems =
  <Texts>(game?: string) =>
  <Id extends keyof Texts & string>(id: Id, path: string, ...[params]: ParamsOf<Texts, Id>): Problem => {
    const [code = id, why] = id.split("/");
    return { code, path, ...paramsOf({ game, why }, params) };
  };

/** The id of a problem's sentence. */
export const sentenceOf = ({ code, params }: Pick<Problem, "code" | "params">): string =>
  typeof params?.why === "string" ? `${code}/${params.why}` : code;

/** The only problem that takes a search. It is reported only if an entry has no other. */
export const impossibleHandsCode = "impossible-hands";

/**
 * A problem of the entry at index `entry` of a scoresheet. `later` is there if a correction was refused because the
 * later entry at that index would become invalid.
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
