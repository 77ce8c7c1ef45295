import type { LeagueChange } from "@/lib/league/wire";
import type { Problem } from "@/lib/rules/problem";
import type { Answered } from "../../net/server-calls";
import type { ListedGame, StoredLeague, StoredProblem } from "../../store/device-store";

export type Refusal = Extract<Answered<unknown>, { outcome: "refused" }>;

/** Why the server refused a request as a whole. */
export const reasonOf = ({ code, problems }: Refusal): Problem => problems[0] ?? { code, path: "" };

/** Why something was refused, as it was kept; by earlier versions as nothing but a sentence. */
export function storedReason(stored: StoredProblem | string): Problem {
  const {
    code = "refused",
    path = "",
    params,
    message,
  } = typeof stored === "string" ? { message: stored } : stored;
  return { code, path, params, message };
}

/** Why a change that is made again is refused when the league is already as it would be after it. */
export const alreadySo: ReadonlySet<string> = new Set([
  ...["merged", "not-merged", "payment-taken"],
  ...["no-such-season", "no-such-rules", "no-such-evening", "no-such-payment", "not-in-league"],
]);

/** Whether the server says that it does not have what it had. */
export const isLoss = (answered: Answered<unknown>): boolean =>
  answered.outcome === "refused" &&
  (answered.code === "no-such-league" || answered.code === "changes-missing");

/** Whether the server says that somebody deleted the league. */
export const isDeleted = (
  answered: Answered<unknown>,
): answered is Refusal & { readonly code: "league-deleted" } =>
  answered.outcome === "refused" && answered.code === "league-deleted";

/** Whether everybody whom a change seats plays in this game. */
export const seatsAreIn = ({ summary }: ListedGame, change: LeagueChange): boolean =>
  change.change === "game" &&
  Object.keys(change.seats).every((seat) => summary.players.some(({ id }) => id === seat));

/** The last change that the server is to have, of those that are known here. */
export function afterOf({ sent }: StoredLeague): { readonly after?: string } {
  const after = sent?.at(-1)?.id;
  return after === undefined ? {} : { after };
}

/** The keys of games that are put in: whoever keeps a game's score may put it into more leagues. */
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
