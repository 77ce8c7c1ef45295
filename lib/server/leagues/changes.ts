import { afterChanges } from "@/lib/league/after-changes";
import { changeProblems, type Facts } from "@/lib/league/change-problems";
import { nothing } from "@/lib/league/counting/reduce";
import { dateIn } from "@/lib/league/evenings/calendar";
import { withLowerCaseIds } from "@/lib/league/lower-case-ids";
import { nameKey } from "@/lib/league/roster/names";
import { personIn, sameAs } from "@/lib/league/roster/roster";
import { freeSlug } from "@/lib/league/slug";
import type { ChangeOf, LeagueChange } from "@/lib/league/wire";
import { houseRulesProblems } from "@/lib/rules/document/house-rules";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { Problem } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { insertRows } from "../store/insert-rows";
import type { Store } from "../store/store";
import { putComment } from "./comments";
import { addGame, removeGame, type SeatedGames, seatFacts } from "./game-changes";
import { type LeagueRow, readLeague, writeSettings } from "./league-row";
import { paperFacts, putPaper } from "./paper-results";
import { paymentsOf } from "./posting/payments";
import { rankAgain, recount, recountSeason } from "./posting/recount";
import { playedTogether, regroup, tracesOf } from "./roster-changes";

/** What a change is applied to. `league` is as it was before the change. */
export interface Making {
  readonly store: Store;
  readonly league: LeagueRow;
  readonly games: SeatedGames;
  /** All games that have rules. */
  readonly rulesets: Games;
  /** Payments of earlier changes that are not written yet: see `addPayments`. */
  readonly payments: readonly ChangeOf<"payment">[];
}

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

/** What a change needs to know that is not among the settings. */
async function factsOf(
  { store, league, games, rulesets, payments }: Making,
  change: LeagueChange,
): Promise<Facts> {
  const leagueId = league.id;
  switch (change.change) {
    case "slug":
      return slugFacts(store, leagueId, change);
    case "remove-player":
      return { traces: await tracesOf(store, leagueId, change.player) };
    case "merge":
      return { playedTogether: await playedTogether(store, league, change) };
    case "restore-player":
      return { namesTaken: await takenNames(store, league, change.player) };
    case "rules":
      return { unplayable: houseRulesProblems(change, rulesets) };
    case "game":
      return seatFacts(store, leagueId, change.game, games);
    case "remove-game":
      return { isThere: await isInLeague(store, leagueId, change.game) };
    case "comment":
      return { isThere: await isInLeague(store, leagueId, change.about) };
    case "paper-result": {
      return { paper: await paperFacts(store, league, change, rulesets) };
    }
    case "payment":
    case "remove-payment": {
      if (payments.some(({ payment }) => payment === change.payment)) return { isThere: true };
      const where = { leagueId_id: { leagueId, id: change.payment } };
      const isThere = (await store.leaguePayment.findUnique({ where })) !== null;
      return { isThere, today: dateIn(league.timeZone, new Date().toISOString()) };
    }
    case "name":
    case "points":
    case "currency":
    case "time-zone":
    case "player":
    case "erase-player":
    case "unmerge":
    case "season":
    case "remove-season":
    case "remove-rules":
    case "evening":
    case "remove-evening":
      return {};
  }
}

const isInLeague = async (store: Store, leagueId: string, gameId: string): Promise<boolean> =>
  (await store.leagueGame.findUnique({ where: { leagueId_gameId: { leagueId, gameId } } })) !== null;

/** Which of the names that a restored player would get back somebody else has by now. */
async function takenNames(
  store: Store,
  { id: leagueId, players }: LeagueRow,
  player: string,
): Promise<string[]> {
  const isMeant = sameAs(players, player);
  const taken = new Set(players.map(({ name }) => nameKey(name)));
  const rows = await store.leaguePlayer.findMany({ where: { leagueId, erasedAt: { not: null } } });
  return rows
    .filter(({ id, name }) => isMeant(id) && name !== "" && taken.has(nameKey(name)))
    .map(({ name }) => name);
}

async function slugFacts(store: Store, leagueId: string, { slug }: ChangeOf<"slug">): Promise<Facts> {
  const known = await store.leagueSlug.findUnique({ where: { slug } });
  const [isOwn, isTaken] = [known?.leagueId === leagueId, known !== null];
  const had = await store.leagueSlug.count({ where: { leagueId } });
  return { slug: { isOwn, isTaken, had, free: await findFreeSlug(store, slug) } };
}

/** The first free slug: `slug`, or one derived from it. */
export async function findFreeSlug(store: Store, slug: string): Promise<string> {
  const rows = await store.leagueSlug.findMany({ where: { slug: { startsWith: slug.slice(0, 30) } } });
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (candidate) => taken.has(candidate));
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
