import { houseRulesProblems, maxRulesName, type NamedRules } from "@/lib/rules/document/house-rules";
import { maxLength, minLength, readObject } from "@/lib/rules/document/read";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import * as z from "../rules/zod";
import { fileText } from "./texts";

/** Files and links may contain anything: a name is one line, without control characters. */
const trimmed = z.pipe(
  z.string(),
  z.transform((name: string) =>
    name
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .normalize("NFC"),
  ),
);

const namedRules = z.strictObject({
  name: z.pipe(trimmed, z.string().check(minLength(1), maxLength(maxRulesName))),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
});

/** House rules by which some number of players can play one of these games, or their problems. */
export function readNamedRules(raw: unknown, games: Games): Result<NamedRules, readonly Problem[]> {
  const { problems, value } = readObject<NamedRules>(namedRules, raw, fileText("house-rules"));
  if (!value) return err(problems);
  const unplayable = houseRulesProblems(value, games);
  return unplayable.length > 0 ? err(unplayable) : ok(value);
}
