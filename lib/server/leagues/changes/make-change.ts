import { withLowerCaseIds } from "@/lib/league/change/ids";
import { afterChanges, changeProblems } from "@/lib/league/change/league-change";
import type { ChangeName, LeagueChange } from "@/lib/league/changes/registry";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { writeSettings } from "../league-row";
import { servedKinds } from "./kinds";
import type { Making, Served } from "./making";

/** Makes a change, or says why not. Resolves to what the next is made in. */
export async function makeChange(
  making: Making,
  sent: LeagueChange,
): Promise<Result<Making, readonly Problem[]>> {
  const change = withLowerCaseIds(sent);
  const kinds: Partial<Record<ChangeName, Served<ChangeName>>> = servedKinds;
  const kind = kinds[change.change];
  const problems = changeProblems(making.league, change, await kind?.facts(making, change));
  if (problems.length > 0) return err(problems);
  const league = await writeSettings(making.store, making.league, afterChanges(making.league, [change]));
  await kind?.write?.(making, change);
  return ok({ ...making, league });
}
