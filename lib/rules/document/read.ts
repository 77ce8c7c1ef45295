import * as z from "zod/mini";
import { type Problem, pointer } from "../problem";
import type { KernelWords } from "../words";

/** What was read of a value: every problem of its shape, and the fields that are right all the same. */
export interface Reading<T> {
  readonly problems: readonly Problem[];
  /** The whole value, when there is no problem. */
  readonly value?: T;
  /** The top-level fields that have no problem. */
  readonly rightFields: Readonly<Record<string, unknown>>;
  /** The top-level fields that are there and have a problem. */
  readonly wrongFields: readonly string[];
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a value that should be an object of this schema. Unlike a bare parse it says in words what is wrong where,
 * names every unknown key, and keeps the fields that are right, so that their other problems can be told at once.
 */
export function readObject<T>(
  schema: z.ZodMiniType<T>,
  raw: unknown,
  what: string,
  say: KernelWords,
): Reading<T> {
  if (!isRecord(raw)) {
    const message = say.notAnObject({ what });
    return { problems: [{ code: "wrong-type", path: "", message }], rightFields: {}, wrongFields: [] };
  }
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return { problems: [], value: parsed.data, rightFields: raw, wrongFields: [] };
  const wrong = new Set(parsed.error.issues.flatMap(fieldsOf));
  const right = Object.entries(raw).filter(([key]) => !wrong.has(key));
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return {
    problems: lastOfEachPlace(parsed.error.issues).flatMap((issue) =>
      problemsOf(issue, raw, known, what, say),
    ),
    rightFields: Object.fromEntries(right),
    wrongFields: Object.keys(raw).filter((key) => wrong.has(key)),
  };
}

type Issue = z.core.$ZodIssue;

/** A number far out of range is refused twice, as unsafe and as too big; the last says what would do. */
function lastOfEachPlace(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [pointer(...issue.path), issue])).values()];
}

function fieldsOf(issue: Issue): PropertyKey[] {
  if (issue.path.length > 0) return issue.path.slice(0, 1);
  return issue.code === "unrecognized_keys" ? issue.keys : [];
}

/** Whether `raw` has nothing at this path: the field is missing, not wrong. */
function isMissing(raw: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = raw;
  for (const part of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return true;
    at = Reflect.get(at, part);
  }
  return at === undefined;
}

function problemsOf(
  issue: Issue,
  raw: unknown,
  known: readonly string[],
  what: string,
  say: KernelWords,
): Problem[] {
  const path = pointer(...issue.path);
  const field = issue.path.length > 0 ? issue.path.join(".") : what;
  if (issue.code === "unrecognized_keys") {
    const keys = issue.path.length === 0 ? known : undefined;
    return issue.keys.map((key) => ({
      code: "unknown-key",
      path: path + pointer(key),
      message: say.unknownKey({ key, known: keys }),
    }));
  }
  if (isMissing(raw, issue.path)) return [{ code: "missing", path, message: say.missing({ field }) }];
  return [{ ...wrongness(issue, field, say), path }];
}

function wrongness(issue: Issue, field: string, say: KernelWords): { code: string; message: string } {
  switch (issue.code) {
    case "invalid_value":
      return { code: "wrong-choice", message: say.wrongChoice({ field, choices: issue.values.map(String) }) };
    case "too_small":
    case "too_big":
      if (issue.origin === "array") return { code: "wrong-type", message: say.otherLength({ field }) };
      return issue.code === "too_small"
        ? { code: "out-of-range", message: say.tooSmall({ field, least: Number(issue.minimum) }) }
        : { code: "out-of-range", message: say.tooBig({ field, most: Number(issue.maximum) }) };
    case "invalid_format":
      return {
        code: "wrong-type",
        message: say.wrongType({ field, expected: formatWords(issue.format, say) }),
      };
    case "invalid_type":
      return {
        code: "wrong-type",
        message: say.wrongType({ field, expected: typeWords(issue.expected, say) }),
      };
    case "custom":
      return { code: "wrong-type", message: say.wrongType({ field, expected: say.expected.object }) };
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    case "not_multiple_of":
    case "unrecognized_keys":
      return { code: "wrong-type", message: say.wrongType({ field, expected: say.expected.other }) };
  }
}

function formatWords(format: string, say: KernelWords): string {
  if (format === "guid") return say.expected.uuid;
  return format === "datetime" ? say.expected.time : say.expected.text;
}

function typeWords(expected: string, say: KernelWords): string {
  switch (expected) {
    case "object":
    case "record":
      return say.expected.object;
    case "array":
      return say.expected.list;
    case "string":
      return say.expected.text;
    case "int":
    case "number":
      return say.expected.wholeNumber;
    case "boolean":
      return say.expected.yesOrNo;
  }
  return say.expected.other;
}

/** A whole number in a range; what the document formats mean by a number. */
export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Money in minor units. Source: docs/scoresheet.md, `stake`, `ante`, `starCost`. */
export const minorUnits = wholeNumber(0, 1_000_000);

/**
 * Zod asks the length of whatever has something called so, also of what was refused already as neither text nor list, and
 * throws where that is an object which is no number (`{"length": {"valueOf": 1, "toString": 1}}`).
 */
function ofTextOrList<Check extends z.core.$ZodCheck<{ length: number }>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === "string" || Array.isArray(value);
  return check;
}

/** At least so many code points of a text, or values of a list. */
export const atLeast = (count: number) => ofTextOrList(z.minLength(count));

/** At most so many code points of a text, or values of a list. */
export const atMost = (count: number) => ofTextOrList(z.maxLength(count));
