import type { NamedRules } from "@/lib/rules/document/house-rules";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { err, ok, type Result } from "@/lib/rules/result";
import { kernelProblem } from "@/lib/rules/texts";
import * as z from "../rules/zod";
import { readNamedRules } from "./named-rules";
import { fileProblem } from "./texts";

/** House rules of an archive. */
export type ArchivedRules = NamedRules & { readonly id: string };

/** House rules in a file: complete, or their problems with their places (JSON pointers). */
export type ReadRules = Result<ArchivedRules, readonly Problem[]>;

/** `ids`: those that came earlier in the file. */
export function readArchivedRules(
  raw: unknown,
  { games, ids }: { readonly games: Games; readonly ids: Set<string> },
): ReadRules {
  const { id, ...rules } = isRecord(raw) ? raw : {};
  const read = readNamedRules(isRecord(raw) ? rules : raw, games);
  const guid = z.guid().safeParse(id);
  if (!guid.success)
    return err([
      kernelProblem("wrong-type", "/id", { field: "id", expected: "uuid" }),
      ...(read.ok ? [] : read.error),
    ]);
  if (!read.ok) return read;
  const key = guid.data.toLowerCase();
  if (ids.has(key)) return err([fileProblem("rules-twice", "/id")]);
  ids.add(key);
  return ok({ ...read.value, id: key });
}
