import type { LeagueChange } from "@/lib/league/changes/registry";
import type { Problem } from "@/lib/rules/problem";
import type { Answered } from "../../net/server-calls";
import type { ListedGame, StoredLeague, StoredProblem } from "../../store/device-store";

export type Refusal = Extract<Answered<unknown>, { outcome: "refused" }>;

/** Why the server refused a whole request. */
export const reasonOf = ({ code, problems }: Refusal): Problem => problems[0] ?? { code, path: "" };

/** The stored reason for a refusal; earlier versions stored only a sentence. */
export function storedReason(stored: StoredProblem | string): Problem {
  const {
    code = "refused",
    path = "",
    params,
    message,
  } = typeof stored === "string" ? { message: stored } : stored;
  return { code, path, params, message };
}

/** The refusal of a repeated change when the league is already as the change would make it. */
export const alreadySo: ReadonlySet<string> = new Set([
  "merged",
  "not-merged",
  "payment-taken",
  "no-such-season",
  "no-such-rules",
  "no-such-evening",
  "no-such-payment",
  "not-in-league",
  "no-such-batch",
]);

/** Whether the server reports that it has lost something. */
export const isLoss = (answered: Answered<unknown>): boolean =>
  answered.outcome === "refused" &&
  (answered.code === "no-such-league" || answered.code === "changes-missing");

/** Whether the server says that somebody deleted the league. */
export const isDeleted = (
  answered: Answered<unknown>,
): answered is Refusal & { readonly code: "league-deleted" } =>
  answered.outcome === "refused" && answered.code === "league-deleted";

/** Whether all players seated by a change are in this game. */
export const seatsAreIn = ({ summary }: ListedGame, change: LeagueChange): boolean =>
  change.change === "game" &&
  Object.keys(change.seats).every((seat) => summary.players.some(({ id }) => id === seat));

/** The last change known here that the server should have. */
export function afterOf({ sent }: StoredLeague): { readonly after?: string } {
  const after = sent?.at(-1)?.id;
  return after === undefined ? {} : { after };
}

/** The keys of games that are added: with a game's key it may be put into more leagues. */
export function gameKeysOf(
  changes: readonly LeagueChange[],
  games: ReadonlyMap<string, ListedGame>,
): { readonly gameKeys?: Record<string, string> } {
  const keys = changes.flatMap((change) => {
    const key = change.change === "game" ? games.get(change.game)?.key : undefined;
    return change.change === "game" && key !== undefined ? [[change.game, key] as const] : [];
  });
  return keys.length === 0 ? {} : { gameKeys: Object.fromEntries(keys) };
}
