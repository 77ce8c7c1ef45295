import { withLowerCaseIds } from "@/lib/league/change/ids";
import { afterChanges, changeProblems } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { insertRows } from "../store/insert-rows";
import { factsOf } from "./change-lookups";
import { putComment } from "./comments";
import { addGame, removeGame } from "./game-changes";
import { readLeague, touchLeague, writeSettings } from "./league-row";
import type { Making } from "./making";
import { putPaper } from "./paper-results";

/** Applies a change, or says why not. Resolves to what the next is applied to. Payments are left to `addPayments`. */
export async function makeChange(
  given: Making,
  sent: LeagueChange,
): Promise<Result<Making, readonly Problem[]>> {
  const change = withLowerCaseIds(sent);
  const making = change.change === "payment" ? given : await addPayments(given);
  const { store, league } = making;
  const problems = changeProblems(league, change, await factsOf(making, change));
  if (problems.length > 0) return err(problems);
  if (change.change === "payment") return ok({ ...making, payments: [...making.payments, change] });
  const after = afterChanges(league, [change]);
  await writeSettings(store, league, after);
  await writeRecord(making, change);
  return ok({ ...making, league: await readLeague(store, league.id) });
}

/** Writes what a change has changed besides the settings. */
async function writeRecord({ store, league, games }: Making, change: LeagueChange): Promise<void> {
  switch (change.change) {
    case "game":
      return addGame(store, league, change, games);
    case "remove-game":
      return removeGame(store, league.id, change.game);
    case "paper-result":
      return putPaper(store, league, change);
    case "comment":
      return putComment(store, league.id, change);
    case "remove-payment":
      await touchLeague(store, league.id, true);
      await store.leaguePayment.deleteMany({ where: { leagueId: league.id, id: change.payment } });
      return;
    case "name":
    case "slug":
    case "points":
    case "currency":
    case "time-zone":
    case "player":
    case "remove-player":
    case "erase-player":
    case "restore-player":
    case "merge":
    case "unmerge":
    case "season":
    case "remove-season":
    case "rules":
    case "remove-rules":
    case "evening":
    case "remove-evening":
    case "payment":
      return;
  }
}

/** Writes consecutive payments at once: a request may have a hundred. */
export async function addPayments(making: Making): Promise<Making> {
  const { store, league, payments } = making;
  if (payments.length === 0) return making;
  const changed = await touchLeague(store, league.id);
  const rows = payments.map(({ payment: id, from, to, amount, on: day, currency = league.currency }) => {
    return { leagueId: league.id, id, payer: from, receiver: to, amount, currency, day, changed };
  });
  await insertRows(store, "LeaguePayment", rows);
  return { ...making, payments: [] };
}
