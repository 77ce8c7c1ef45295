import { withLowerCaseIds } from "@/lib/league/change/ids";
import { afterChanges, changeProblems } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { nothing } from "@/lib/league/counting/reduce";
import { personIn } from "@/lib/league/roster/roster";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { insertRows } from "../store/insert-rows";
import { factsOf } from "./change-lookups";
import { putComment } from "./comments";
import { addGame, removeGame } from "./game-changes";
import { type LeagueRow, readLeague, writeSettings } from "./league-row";
import type { Making } from "./making";
import { putPaper } from "./paper-results";
import { paymentsOf } from "./posting/payments";
import { rankAgain, recount, recountSeason } from "./posting/recount";
import { regroup } from "./roster-changes";

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
  await countChange(making, change, after);
  return ok({ ...making, league: await readLeague(store, league.id) });
}

/** Updates the derived rows after a change; `after` has the changed settings. */
async function countChange(
  { store, league, games }: Making,
  change: LeagueChange,
  after: LeagueRow,
): Promise<void> {
  switch (change.change) {
    case "points":
      return rankAgain(store, after);
    case "time-zone":
      // Once for all changes of a request.
      await store.league.update({ where: { id: league.id }, data: { recount: true } });
      return;
    case "season":
    case "remove-season":
      return recountSeason(store, after, change.season);
    case "merge":
    case "unmerge":
      return regroup(store, after, league.players);
    case "game":
      return addGame(store, after, change, games);
    case "remove-game":
      return removeGame(store, after, change.game);
    case "paper-result":
      return putPaper(store, after, change);
    case "comment":
      return putComment(store, league.id, change);
    case "remove-payment": {
      const payments = await paymentsOf(store, after, { id: change.payment });
      await store.leaguePayment.deleteMany({ where: { leagueId: league.id, id: change.payment } });
      await recount(store, after, { removed: { games: [], payments }, added: nothing });
      return;
    }
    case "name":
    case "slug":
    case "currency":
    case "player":
    case "remove-player":
    case "erase-player":
    case "restore-player":
    case "rules":
    case "remove-rules":
    case "evening":
    case "remove-evening":
    case "payment":
      return;
  }
}

/** Writes and counts consecutive payments at once: a request may have a hundred. */
export async function addPayments(making: Making): Promise<Making> {
  const { store, league, payments } = making;
  if (payments.length === 0) return making;
  const person = personIn(league.players);
  const rows = payments.map(({ payment: id, from, to, amount, on: day, currency = league.currency }) => {
    return { leagueId: league.id, id, payer: from, receiver: to, amount, currency, day };
  });
  await insertRows(store, "LeaguePayment", rows);
  const counted = rows.map(({ payer, receiver, amount, currency, day }) => {
    return { payer: person(payer), receiver: person(receiver), amount, currency, day };
  });
  await recount(store, league, { removed: nothing, added: { games: [], payments: counted } });
  return { ...making, league: await readLeague(store, league.id), payments: [] };
}
