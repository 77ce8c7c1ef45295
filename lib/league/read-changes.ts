import { readObject } from "../rules/document/read";
import { type Problem, pointer, under } from "../rules/problem";
import { isRecord } from "../rules/record";
import { err, ok, type Result } from "../rules/result";
import type { Text } from "../rules/text";
import { changeSchemas } from "./change/schemas";
import type { ChangeName, LeagueChange } from "./changes/registry";
import { leagueProblem, leagueText } from "./texts";
import { changeRequest } from "./wire";

const isKind = (kind: unknown): kind is ChangeName =>
  typeof kind === "string" && Object.hasOwn(changeSchemas, kind);

/** The changes of a request as sent, or every problem with their shape. */
export function readChanges(
  raw: unknown,
  what: string | Text,
): Result<readonly LeagueChange[], readonly Problem[]> {
  const reading = readObject(changeRequest, raw, what);
  const list = isRecord(raw) && Array.isArray(raw.changes) ? raw.changes : [];
  const ids = new Set<string>();
  const problems = list.slice(0, 100).flatMap((each: unknown, index): Problem[] => {
    if (!isRecord(each) || each.change === undefined) return [];
    if (!isKind(each.change)) {
      const path = pointer("changes", index, "change");
      return [leagueProblem("unknown-change", path, { kinds: Object.keys(changeSchemas) })];
    }
    const { problems } = readObject<unknown>(changeSchemas[each.change], each, leagueText("the-change"));
    // The problem above covers a value that is not a string; not every such value can be turned into one.
    if (typeof each.id !== "string") return under(pointer("changes", index), problems);
    const id = each.id.toLowerCase();
    const twice = ids.has(id) ? [leagueProblem("same-id-twice", "/id", { id })] : [];
    ids.add(id);
    return under(pointer("changes", index), [...problems, ...twice]);
  });
  const all = [...reading.problems, ...problems];
  return all.length > 0 ? err(all) : ok(list as LeagueChange[]);
}
