import type { Problem } from "../../rules/problem";
import type { Text } from "../../rules/text";
import type * as z from "../../rules/zod";
import { type Beside, besideOf, latestFirst } from "../beside/beside";
import { changeKinds, type FactsOf, type LeagueChange } from "../changes/registry";
import type { LeagueSettings } from "../settings";
import type { ChangeKind, Named, Written } from "./kind";

/** What is done with a change, whatever its kind. */

type AnyKind = ChangeKind<z.ZodMiniType<LeagueChange>, unknown>;

const kindOf = ({ change }: LeagueChange): AnyKind => changeKinds[change];

/** Why a change cannot be made; paths are relative to it. Its ids are in lower case. */
export const changeProblems = <Change extends LeagueChange>(
  settings: LeagueSettings,
  change: Change,
  facts?: FactsOf<Change["change"]>,
): readonly Problem[] => kindOf(change).problems(settings, change, facts);

/** A league after valid changes, on the server or a device. Parts that did not change stay the same objects. */
export const afterChanges = <League extends LeagueSettings>(
  league: League,
  changes: readonly LeagueChange[],
): League => changes.reduce(settingsAfter, league);

const settingsAfter = <League extends LeagueSettings>(before: League, change: LeagueChange): League => ({
  ...before,
  ...kindOf(change).apply?.(before, change),
});

/** What a league has beside settings and games after these changes, payments latest first; `currency`: the league's. */
export function besideAfter(
  known: Partial<Beside>,
  changes: readonly LeagueChange[],
  currency: string,
): Beside {
  let after = besideOf(known);
  for (const change of changes) after = { ...after, ...kindOf(change).beside?.(after, change, currency) };
  return { ...after, payments: latestFirst(after.payments) };
}

/** The games of a league after these changes, by id. */
export const gamesAfter = (games: Iterable<string>, changes: readonly LeagueChange[]): ReadonlySet<string> =>
  changes.reduce<ReadonlySet<string>>(
    (before, change) => kindOf(change).games?.(before, change) ?? before,
    new Set(games),
  );

/** The sentence of a change; `written` puts into words what depends on the reader's language. */
export function changeText(change: LeagueChange, named: Named, written: (value: Written) => string): Text {
  const said: Readonly<Record<string, unknown>> | undefined = kindOf(change).text?.(change, named);
  if (said === undefined) return { text: change.change };
  const params = Object.entries(said).map(([name, value]) => [
    name,
    isWritten(value) ? written(value) : value,
  ]);
  return { text: change.change, params: Object.fromEntries(params) };
}

const isWritten = (value: unknown): value is Written =>
  typeof value === "object" && value !== null && !Array.isArray(value);
