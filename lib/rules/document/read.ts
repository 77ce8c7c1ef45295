import { type Problem, pointer } from "../problem";
import { isRecord } from "../record";
import type { Text } from "../text";
import { type Expected, kernelProblem } from "../texts";
import * as z from "../zod";

/** The result of reading a value: every problem of its shape, and the fields that are valid. */
export interface Reading<T> {
  readonly problems: readonly Problem[];
  /** The whole value, if there is no problem. */
  readonly value?: T;
  /** The top-level fields that have no problem. */
  readonly rightFields: Readonly<Record<string, unknown>>;
  /** The top-level fields that are present and have a problem. */
  readonly wrongFields: readonly string[];
}

/**
 * Reads a value that should be an object of this schema. Unlike a plain parse, it reports each problem with its place,
 * names every unknown key, and keeps the valid fields, so that their other problems can be reported at the same time.
 */
export function readObject<T>(schema: z.ZodMiniType<T>, raw: unknown, what: string | Text): Reading<T> {
  if (!isRecord(raw)) {
    const problems = [kernelProblem("wrong-type/no-object", "", { what })];
    return { problems, rightFields: {}, wrongFields: [] };
  }
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return { problems: [], value: parsed.data, rightFields: raw, wrongFields: [] };
  const wrong = new Set(parsed.error.issues.flatMap(fieldsOf));
  const right = Object.entries(raw).filter(([key]) => !wrong.has(key));
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return {
    problems: lastOfEachPlace(parsed.error.issues).flatMap((issue) => problemsOf(issue, raw, known, what)),
    rightFields: Object.fromEntries(right),
    wrongFields: Object.keys(raw).filter((key) => wrong.has(key)),
  };
}

type Issue = z.core.$ZodIssue;

/** A number far out of range is refused twice, as unsafe and as too big; the second names the limit. */
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

function problemsOf(issue: Issue, raw: unknown, known: readonly string[], what: string | Text): Problem[] {
  const path = pointer(...issue.path);
  const field = issue.path.length > 0 ? issue.path.join(".") : what;
  if (issue.code === "unrecognized_keys") {
    const keys = issue.path.length === 0 ? known : undefined;
    return issue.keys.map((key) => kernelProblem("unknown-key", path + pointer(key), { key, known: keys }));
  }
  if (isMissing(raw, issue.path)) return [kernelProblem("missing", path, { field })];
  return [wrongness(issue, field, path)];
}

function wrongness(issue: Issue, field: string | Text, path: string): Problem {
  const wrongType = (expected: Expected) => kernelProblem("wrong-type", path, { field, expected });
  switch (issue.code) {
    case "invalid_value":
      return kernelProblem("wrong-choice", path, { field, choices: issue.values.map(String) });
    case "too_small":
      if (issue.origin === "array") return kernelProblem("wrong-type/length", path, { field });
      return kernelProblem(`out-of-range/${issue.origin === "string" ? "too-short" : "too-small"}`, path, {
        field,
        least: Number(issue.minimum),
      });
    case "too_big":
      if (issue.origin === "array") return kernelProblem("wrong-type/length", path, { field });
      return kernelProblem(`out-of-range/${issue.origin === "string" ? "too-long" : "too-big"}`, path, {
        field,
        most: Number(issue.maximum),
      });
    case "invalid_format":
      return wrongType(formatExpected(issue.format));
    case "invalid_type":
      return wrongType(typeExpected(issue.expected));
    case "custom":
      return wrongType("object");
    case "invalid_union": {
      const [meant] = issue.errors.flat().toSorted((a, b) => nearness(a) - nearness(b));
      return meant ? wrongness(meant, field, path) : wrongType("other");
    }
    case "invalid_key":
    case "invalid_element":
    case "not_multiple_of":
    case "unrecognized_keys":
      return wrongType("other");
  }
}

/** Of the values a field may have, the one that was probably meant: a number out of range before a wrong choice. */
const nearness = ({ code }: Issue): number => ["too_small", "too_big", "invalid_value"].indexOf(code) >>> 0;

function formatExpected(format: string): Expected {
  if (format === "guid") return "uuid";
  return format === "datetime" ? "time" : "text";
}

function typeExpected(expected: string): Expected {
  switch (expected) {
    case "object":
    case "record":
      return "object";
    case "array":
      return "list";
    case "string":
      return "text";
    case "int":
    case "number":
      return "whole-number";
    case "boolean":
      return "yes-or-no";
  }
  return "other";
}

/** A whole number in a range, the only numbers in the document formats. */
export const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

export const minorUnitsRange = { min: 0, max: 1_000_000 } as const;

/** Money in minor units. Source: docs/scoresheet.md, `stake`, `ante`, `starCost`. */
export const minorUnits = wholeNumber(minorUnitsRange.min, minorUnitsRange.max);

/**
 * Zod reads the length of anything that has one, even of values already refused as neither text nor list, and throws if
 * the length is an object that is not a number (`{"length": {"valueOf": 1, "toString": 1}}`).
 */
function ofTextOrList<Check extends z.core.$ZodCheck<{ length: number }>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === "string" || Array.isArray(value);
  return check;
}

/** At least this many code points of a text, or values of a list. */
export const minLength = (count: number) => ofTextOrList(z.minLength(count));

/** At most this many code points of a text, or values of a list. */
export const maxLength = (count: number) => ofTextOrList(z.maxLength(count));
