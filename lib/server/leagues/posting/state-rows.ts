import {
  accountKey,
  type LeagueState,
  pairKey,
  type Rules,
  rankKeyOf,
  standingKey,
} from "@/lib/league/counting/state";
import type { Rating } from "@/lib/league/standings/ratings";
import { insertRows } from "../../store/insert-rows";
import { maxNamed, type Store } from "../../store/store";

/** Which rows to read and replace. `owing`: people with an account in the ledger. Undefined: all. */
export interface Scope {
  readonly seasons?: ReadonlySet<string>;
  readonly rulesetIds?: ReadonlySet<string>;
  readonly players?: ReadonlySet<string>;
  readonly owing?: ReadonlySet<string>;
}

/** Stored as text, so that no digit is lost. */
const writtenRating = ({ mu, sigma }: Rating): string => JSON.stringify([mu, sigma]);

export function readRating(text: string): Rating {
  const [mu, sigma] = JSON.parse(text);
  return { mu, sigma };
}

/** Where there are more ids than one query can name, all rows are read, and the others written back unchanged. */
const among = (ids: ReadonlySet<string> | undefined) =>
  ids === undefined || ids.size > maxNamed ? {} : { in: [...ids] };

const standingsIn = (leagueId: string, { seasons, rulesetIds, players }: Scope) => ({
  leagueId,
  season: among(seasons),
  kind: among(rulesetIds),
  personId: among(players),
});
const pairsIn = (leagueId: string, { players }: Scope) => ({
  leagueId,
  a: among(players),
  b: among(players),
});
const accountsIn = (leagueId: string, { seasons, owing }: Scope) => ({
  leagueId,
  season: among(seasons),
  personId: among(owing),
});

/** Reads the rows of a league in this scope. */
export async function loadState(store: Store, leagueId: string, scope: Scope): Promise<LeagueState> {
  const [hasPlayers, hasOwing] = [scope.players?.size !== 0, scope.owing?.size !== 0];
  const pairs = hasPlayers ? await store.leaguePair.findMany({ where: pairsIn(leagueId, scope) }) : [];
  const accounts = hasOwing ? await store.leagueAccount.findMany({ where: accountsIn(leagueId, scope) }) : [];
  return {
    standings: hasPlayers ? await loadStandings(store, leagueId, scope) : new Map(),
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
    rows.map(({ season, kind: rulesetId, personId: person, tally, rating }) => [
      standingKey({ season, rulesetId, person }),
      {
        season,
        rulesetId,
        person,
        tally: JSON.parse(tally),
        rating: rating === null ? undefined : readRating(rating),
      },
    ]),
  );
}

type League = Rules & { readonly id: string };

/** Replaces the rows in this scope. A part that is missing, or the same as in `before`, is not written. */
export async function saveState(
  store: Store,
  league: League,
  scope: Scope,
  { standings, pairs, accounts }: Partial<LeagueState>,
  before: Partial<LeagueState> = {},
): Promise<void> {
  const leagueId = league.id;
  if (standings && !isSame(standings, before.standings)) {
    const rows = [...standings.values()].map(({ season, rulesetId, person: personId, tally, rating }) => ({
      leagueId,
      season,
      kind: rulesetId,
      personId,
      rankKey: rankKeyOf(league, { season, tally }),
      tally: JSON.stringify(tally),
      rating: rating ? writtenRating(rating) : null,
    }));
    await store.leagueStanding.deleteMany({ where: standingsIn(leagueId, scope) });
    await insertRows(store, "LeagueStanding", rows);
  }
  if (pairs && !isSame(pairs, before.pairs)) {
    const rows = [...pairs.values()].map((pair) => ({ leagueId, ...pair }));
    await store.leaguePair.deleteMany({ where: pairsIn(leagueId, scope) });
    await insertRows(store, "LeaguePair", rows);
  }
  if (accounts && !isSame(accounts, before.accounts)) {
    const rows = [...accounts.values()].map(({ person: personId, ...row }) => ({
      leagueId,
      personId,
      ...row,
    }));
    await store.leagueAccount.deleteMany({ where: accountsIn(leagueId, scope) });
    await insertRows(store, "LeagueAccount", rows);
  }
}

/** Unchanged rows are the same objects. */
const isSame = <Row>(
  after: ReadonlyMap<string, Row>,
  before: ReadonlyMap<string, Row> | undefined,
): boolean => after.size === before?.size && [...after].every(([key, row]) => before.get(key) === row);
