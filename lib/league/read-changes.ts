import { isRecord, readObject } from "../rules/document/read";
import type { Language } from "../rules/language";
import { type Problem, pointer, under } from "../rules/problem";
import { err, ok, type Result } from "../rules/result";
import { kernelWords } from "../rules/words";
import { type ChangeKind, changeRequest, changeSchemas, type LeagueChange } from "./wire";
import { leagueWords } from "./words";

const isKind = (kind: unknown): kind is ChangeKind =>
  typeof kind === "string" && Object.hasOwn(changeSchemas, kind);

/** The changes of a request as they were sent, or every problem of their shape. */
export function readChanges(
  raw: unknown,
  what: string,
  language: Language,
): Result<readonly LeagueChange[], readonly Problem[]> {
  const words = kernelWords[language];
  const say = leagueWords[language];
  const reading = readObject(changeRequest, raw, what, words);
  const list = isRecord(raw) && Array.isArray(raw.changes) ? raw.changes : [];
  const ids = new Set<string>();
  const problems = list.slice(0, 100).flatMap((each: unknown, index): Problem[] => {
    if (!isRecord(each) || each.change === undefined) return [];
    if (!isKind(each.change)) {
      const message = say.unknownChange({ kinds: Object.keys(changeSchemas) });
      return [{ code: "unknown-change", path: pointer("changes", index, "change"), message }];
    }
    const { problems } = readObject<unknown>(changeSchemas[each.change], each, say.aChange, words);
    // What is no text is told of above, and cannot always be made one.
    if (typeof each.id !== "string") return under(pointer("changes", index), problems);
    const id = each.id.toLowerCase();
    const twice = ids.has(id)
      ? [{ code: "same-id-twice", path: "/id", message: say.sameIdTwice({ id }) }]
      : [];
    ids.add(id);
    return under(pointer("changes", index), [...problems, ...twice]);
  });
  const all = [...reading.problems, ...problems];
  return all.length > 0 ? err(all) : ok(list as LeagueChange[]);
}
