import { thisEntry } from "../../rules/document/entry";
import { readObject } from "../../rules/document/read";
import type { Problem } from "../../rules/problem";
import { isRecord } from "../../rules/record";
import { err, ok, type Result } from "../../rules/result";
import { kernelProblem } from "../../rules/texts";
import type { Form } from "../setup";
import { eveningProblem } from "../texts";
import { type EveningEntry, entrySchemas } from "./schemas";

/** Reads any value as an entry of an evening of this form, or reports every problem of its shape. */
export function readEveningEntry(form: Form, raw: unknown): Result<EveningEntry, readonly Problem[]> {
  if (!isRecord(raw)) return err([kernelProblem("wrong-type/no-object", "", { what: thisEntry })]);
  const { kind } = raw;
  if (kind === undefined) return err([kernelProblem("missing", "/kind", { field: "kind" })]);
  if (typeof kind !== "string")
    return err([kernelProblem("wrong-type", "/kind", { field: "kind", expected: "text" })]);
  const schemas = entrySchemas[form];
  const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  if (!schema) {
    const kinds = [...Object.keys(schemas), "amend", "void"];
    return err([eveningProblem("unknown-kind/evening", "/kind", { kind: kind.slice(0, 40), kinds })]);
  }
  const { problems, value } = readObject(schema, raw, thisEntry);
  return value ? ok(value) : err(problems);
}
