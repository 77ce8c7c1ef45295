import type { Beside } from "@/lib/league/beside/beside";
import { normalizedComment } from "@/lib/league/changes/comment";
import type { ChangeOf } from "@/lib/league/changes/registry";
import { normalizedName } from "@/lib/league/roster/names";
import { sameJson } from "@/lib/rules/same-json";
import { insertRows } from "../../store/insert-rows";
import type { Store } from "../../store/store";
import { gameRow, type Making, removing, type Served, today } from "./making";

// The rows of what a league has beside its settings and games.

/** What was written of it after a version. */
export async function readBeside(store: Store, leagueId: string, version: number): Promise<Beside> {
  const where = { leagueId, changed: { gt: version } };
  const payments = await store.leaguePayment.findMany({ where });
  const comments = await store.leagueComment.findMany({ where });
  return {
    payments: payments.map(({ id, payer, receiver, amount, currency, day, owedFor }) => ({
      ...{ payment: id, from: payer, to: receiver, amount, currency, on: day },
      ...(owedFor !== null && { owedFor }),
    })),
    comments: new Map(comments.map(({ about, text }) => [about, text])),
  };
}

/** Two keepers record the same debt as paid under the same id: then it is there once, and neither is refused. */
export const payment: Served<"payment"> = {
  facts: async (making, change) => {
    const there = await paymentRow(making, change.payment);
    const entry = there && entryOf(making, change);
    return {
      isThere: there !== null && !sameJson({ ...there, ...entry }, there),
      today: today(making.league),
    };
  },
  write: async (making, change) => {
    const { store, league } = making;
    if (await paymentRow(making, change.payment)) return;
    const row = { leagueId: league.id, id: change.payment, changed: league.version };
    await insertRows(store, "LeaguePayment", [{ ...row, ...entryOf(making, change) }]);
  },
};

const entryOf = ({ league }: Making, change: ChangeOf<"payment">) => {
  const { from: payer, to: receiver, amount, on: day, currency = league.currency, owedFor } = change;
  return {
    ...{ payer, receiver, amount, currency, day },
    owedFor: owedFor === undefined ? null : normalizedName(owedFor),
  };
};

export const removePayment: Served<"remove-payment"> = {
  facts: async (making, { payment }) => ({ isThere: (await paymentRow(making, payment)) !== null }),
  write: (making, { payment: id }) => {
    const { store, league } = making;
    return removing(making, store.leaguePayment.deleteMany({ where: { leagueId: league.id, id } }));
  },
};

export const comment: Served<"comment"> = {
  facts: async (making, { about }) => ({ isThere: (await gameRow(making, about)) !== null }),
  write: (making, { about, text: written }) => {
    const { store, league } = making;
    const [leagueId, text] = [league.id, normalizedComment(written)];
    if (text === "") return removing(making, store.leagueComment.deleteMany({ where: { leagueId, about } }));
    const where = { leagueId_about: { leagueId, about } };
    const data = { text, changed: league.version };
    return store.leagueComment.upsert({ where, create: { leagueId, about, ...data }, update: data });
  },
};

const paymentRow = ({ store, league }: Making, id: string) =>
  store.leaguePayment.findUnique({ where: { leagueId_id: { leagueId: league.id, id } } });

/** Removes what leagues say about games that are gone. Reads all changes that say such things, once for all games. */
export async function forgetAbout(store: Store, games: ReadonlySet<string>): Promise<void> {
  for (const about of games) await store.leagueComment.deleteMany({ where: { about } });
  const comments = await store.leagueChange.findMany({ where: { body: { contains: '"comment"' } } });
  for (const { leagueId, id, body } of comments) {
    const change = JSON.parse(body);
    if (change.change !== "comment" || !games.has(change.about.toLowerCase())) continue;
    const where = { leagueId_id: { leagueId, id } };
    await store.leagueChange.update({ where, data: { body: JSON.stringify({ ...change, text: "" }) } });
  }
}
