import type { MoneyReply } from "../replies";

export type RecordedPayment = MoneyReply["payments"][number];

/** What the record of a league has beside its settings and its games. */
export interface Beside {
  readonly payments: readonly RecordedPayment[];
  /** By what they are about: a game's id, or an evening's day. */
  readonly comments: ReadonlyMap<string, string>;
}

export const nothingBeside: Beside = { payments: [], comments: new Map() };

/** Of anything that has it, or some of it. */
export const besideOf = ({ payments, comments }: Partial<Beside>): Beside => ({
  payments: payments ?? nothingBeside.payments,
  comments: comments ?? nothingBeside.comments,
});

/** The same with what is new or otherwise, payments latest first. */
export const withNewsBeside = (before: Beside, news: Beside): Beside => ({
  payments:
    news.payments.length === 0
      ? before.payments
      : latestFirst([
          ...new Map([...before.payments, ...news.payments].map((each) => [each.payment, each])).values(),
        ]),
  comments: news.comments.size === 0 ? before.comments : new Map([...before.comments, ...news.comments]),
});

export const latestFirst = (payments: readonly RecordedPayment[]): RecordedPayment[] =>
  payments.toSorted((a, b) => (`${a.on} ${a.payment}` < `${b.on} ${b.payment}` ? 1 : -1));

/** What can be read of it: what is said of something that `isShown`, a game by its id or an evening by its day. */
export const readableBeside = <Of extends Beside>(beside: Of, isShown: (about: string) => boolean): Of => ({
  ...beside,
  comments: new Map([...beside.comments].filter(([about]) => isShown(about))),
});

/** News of what everybody may read; a game that comes back brings its comment, which has not changed. */
export function newsBeside(readable: Beside, news: Beside, games: readonly string[]): Beside {
  const about = new Set([...news.comments.keys(), ...games]);
  const comments = [...readable.comments].filter(([each]) => about.has(each));
  return { payments: news.payments, comments: new Map(comments) };
}

/** A line for each, in any order, by which two records are compared. */
export const linesBeside = ({ payments, comments }: Beside): string[] => [
  ...payments.map(({ payment, from, to, amount, currency, on, owedFor }) =>
    // Without `owedFor`, as earlier versions add it up.
    JSON.stringify([payment, from, to, amount, currency, on].concat(owedFor ?? [])),
  ),
  ...[...comments].map((comment) => JSON.stringify(comment)),
];
