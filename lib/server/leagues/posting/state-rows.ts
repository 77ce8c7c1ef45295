import {
  accountKey,
  type LeagueState,
  pairKey,
  type Rules,
  rankKeyOf,
  type Standing,
  standingKey,
} from "@/lib/league/counting/state";
import type { Rating } from "@/lib/league/standings/ratings";
import { insertRows } from "../../store/insert-rows";
import { maxNamed, type Store } from "../../store/store";

/** Which rows: of these seasons and kinds, of who played and of who owes or is owed. Undefined: of all. */
export interface Scope {
  readonly seasons?: ReadonlySet<string>;
  readonly kinds?: ReadonlySet<string>;
  readonly players?: ReadonlySet<string>;
  readonly owing?: ReadonlySet<string>;
}

/** Texts, so that every digit comes back. */
const writtenRating = ({ mu, sigma }: Rating): string => JSON.stringify([mu, sigma]);

export function readRating(text: string): Rating {
  const [mu, sigma] = JSON.parse(text);
  return { mu, sigma };
}

/** Everybody where they are more than one call can name: other rows are then read, and written as they were. */
const among = (ids: ReadonlySet<string> | undefined) =>
  ids === undefined || ids.size > maxNamed ? {} : { in: [...ids] };

const standingsIn = (leagueId: string, { seasons, kinds, players }: Scope) => ({
  ...{ leagueId, season: among(seasons), kind: among(kinds), personId: among(players) },
});
const pairsIn = (leagueId: string, { players }: Scope) => ({
  leagueId,
  a: among(players),
  b: among(players),
});
const accountsIn = (leagueId: string, { seasons, owing }: Scope) => ({
  ...{ leagueId, season: among(seasons), personId: among(owing) },
});

/** The rows of a league that a change concerns. */
export async function loadState(store: Store, leagueId: string, scope: Scope): Promise<LeagueState> {
  const { players, owing } = scope;
  const standings = players?.size === 0 ? new Map() : await loadStandings(store, leagueId, scope);
  const pairs =
    players?.size === 0 ? [] : await store.leaguePair.findMany({ where: pairsIn(leagueId, scope) });
  const accounts =
    owing?.size === 0 ? [] : await store.leagueAccount.findMany({ where: accountsIn(leagueId, scope) });
  return {
    standings,
    pairs: new Map(pairs.map(({ leagueId: _, ...pair }) => [pairKey(pair), pair])),
    accounts: new Map(
      accounts.map(({ season, currency, personId: person, balance }) => {
        const account = { season, currency, person, balance: Number(balance) };
        return [accountKey(account), account];
      }),
    ),
  };
}

export async function loadStandings(
  store: Store,
  leagueId: string,
  scope: Scope,
): Promise<LeagueState["standings"]> {
  const rows = await store.leagueStanding.findMany({ where: standingsIn(leagueId, scope) });
  return new Map(
    rows.map(({ season, kind, personId: person, tally, rating }) => {
      const standing: Standing = {
        ...{ season, kind, person, tally: JSON.parse(tally) },
        rating: rating === null ? undefined : readRating(rating),
      };
      return [standingKey(standing), standing];
    }),
  );
}

type League = Rules & { readonly id: string };

/** Puts rows in the place of those that the scope has; of those that are as they were before, none is written. */
export async function saveState(
  store: Store,
  league: League,
  scope: Scope,
  after: LeagueState,
  before?: LeagueState,
): Promise<void> {
  const { standings, pairs, accounts } = after;
  const leagueId = league.id;
  if (!isSame(standings, before?.standings)) await saveStandings(store, league, scope, standings.values());
  if (!isSame(pairs, before?.pairs)) {
    await store.leaguePair.deleteMany({ where: pairsIn(leagueId, scope) });
    await insertRows(
      store,
      "LeaguePair",
      [...pairs.values()].map((pair) => ({ leagueId, ...pair })),
    );
  }
  if (!isSame(accounts, before?.accounts)) await saveAccounts(store, leagueId, scope, accounts.values());
}

export async function saveStandings(
  store: Store,
  league: League,
  scope: Scope,
  standings: Iterable<Standing>,
): Promise<void> {
  const leagueId = league.id;
  await store.leagueStanding.deleteMany({ where: standingsIn(leagueId, scope) });
  const data = [...standings].map((row) => {
    const { season, kind, person: personId, tally, rating } = row;
    return {
      ...{ leagueId, season, kind, personId, rankKey: rankKeyOf(league, row), tally: JSON.stringify(tally) },
      rating: rating ? writtenRating(rating) : null,
    };
  });
  await insertRows(store, "LeagueStanding", data);
}

export async function saveAccounts(
  store: Store,
  leagueId: string,
  scope: Scope,
  accounts: Iterable<{ season: string; currency: string; person: string; balance: number }>,
): Promise<void> {
  await store.leagueAccount.deleteMany({ where: accountsIn(leagueId, scope) });
  const data = [...accounts].map(({ person: personId, ...account }) => ({ leagueId, personId, ...account }));
  await insertRows(store, "LeagueAccount", data);
}

/** Rows that nothing happened to are the same objects. */
const isSame = <Row>(
  after: ReadonlyMap<string, Row>,
  before: ReadonlyMap<string, Row> | undefined,
): boolean => after.size === before?.size && [...after].every(([key, row]) => before.get(key) === row);
