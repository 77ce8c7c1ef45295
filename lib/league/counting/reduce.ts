import {
  balancesOf,
  entriesOfGame,
  entriesOfPayment,
  type LeaguePayment,
  type LedgerEntry,
} from "../money/ledger";
import { type PostedGame, playedBy } from "../standings/posted";
import { emptyTally, withGame, withoutGame } from "../standings/tally";
import { countPairs } from "./pairs";
import {
  type Account,
  accountKey,
  type LeagueState,
  type Rules,
  type Standing,
  seasonsOn,
  standingKey,
} from "./state";

/** Finished games and payments, attributed to the people that their players count as. */
export interface Counted {
  readonly games: readonly PostedGame[];
  readonly payments: readonly LeaguePayment[];
}

/** What no longer counts and what counts from now on. A corrected game is in both, as it was and as it is. */
export interface CountedChange {
  readonly removed: Counted;
  readonly added: Counted;
}

export const nothing: Counted = { games: [], payments: [] };

/** Everything that games and payments write into the ledger. */
export const ledgerEntries = ({ games, payments }: Counted): LedgerEntry[] => [
  ...games.flatMap(entriesOfGame),
  ...payments.flatMap(entriesOfPayment),
];

/**
 * The state after a change: the only definition of what counts for whom. Tallies that lost a game of their form, or
 * their best or worst one, have to be completed (`missing`); ratings and streaks depend on all games before:
 * `careers.ts`.
 */
export function reduce(state: LeagueState, rules: Rules, { removed, added }: CountedChange): LeagueState {
  const standings = new Map(state.standings);
  const pairs = new Map(state.pairs);
  const accounts = new Map(state.accounts);
  const count = (counted: Counted, times: 1 | -1) => {
    for (const game of counted.games) {
      countStandings(standings, rules, game, times);
      countPairs(pairs, game, times);
    }
    countEntries(accounts, rules, ledgerEntries(counted), times);
  };
  count(removed, -1);
  count(added, 1);
  return { standings, pairs, accounts };
}

/** A game counts for all time and in its season, among all games and those of its ruleset. */
function countStandings(rows: Map<string, Standing>, rules: Rules, game: PostedGame, times: 1 | -1): void {
  for (const season of seasonsOn(rules, game.day))
    for (const rulesetId of ["", game.rulesetId])
      for (const { person, result } of game.players) {
        const key = standingKey({ season, rulesetId, person });
        const before = rows.get(key);
        if (times < 0 && !before) throw new Error(`${person} has no row to remove game ${game.gameId} from`);
        const change = times < 0 ? withoutGame : withGame;
        const tally = change(before?.tally ?? emptyTally, playedBy(game, result));
        if (tally) rows.set(key, { season, rulesetId, person, tally, rating: before?.rating });
        else rows.delete(key);
      }
}

function countEntries(
  rows: Map<string, Account>,
  rules: Rules,
  entries: readonly LedgerEntry[],
  times: 1 | -1,
): void {
  const bySeason = new Map<string, LedgerEntry[]>();
  for (const entry of entries)
    for (const season of seasonsOn(rules, entry.day)) {
      const list = bySeason.get(season);
      if (list) list.push(entry);
      else bySeason.set(season, [entry]);
    }
  for (const [season, list] of bySeason)
    for (const { currency, person, balance: change } of balancesOf(list)) {
      const key = accountKey({ season, currency, person });
      const balance = (rows.get(key)?.balance ?? 0) + times * change;
      if (balance === 0) rows.delete(key);
      else rows.set(key, { season, currency, person, balance });
    }
}
