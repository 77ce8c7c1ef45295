import type { ChangeName, ChangeOf, FactsOf } from "@/lib/league/changes/registry";
import { dateIn } from "@/lib/league/evenings/calendar";
import type { Games } from "@/lib/rules/document/scoresheet";
import type { GameHeader } from "../../games/replayed-game";
import type { Store } from "../../store/store";
import type { StoredGame } from "../game-result";
import type { LeagueRow } from "../league-row";

/** The games to be added to a league, replayed before anything is written. */
export interface SeatedGames {
  readonly seated: ReadonlyMap<string, StoredGame | undefined>;
  /** Whether the game's keeper key came with the change. */
  isKeeper(header: GameHeader): boolean;
}

/** What a change is made in. */
export interface Making {
  readonly store: Store;
  /** As it was before the change, but with the version that it is to have after all changes of the request. */
  readonly league: LeagueRow;
  readonly games: SeatedGames;
  /** All games that have rules. */
  readonly rulesets: Games;
}

/** What the server adds to a kind of change. */
export interface Served<Kind extends ChangeName> {
  /** What has to be known before it that is not among the settings. */
  facts(making: Making, change: ChangeOf<Kind>): Promise<FactsOf<Kind>>;
  /** Writes what it changes besides the settings. */
  write?(making: Making, change: ChangeOf<Kind>): Promise<unknown>;
}

export const today = ({ timeZone }: LeagueRow): string => dateIn(timeZone, new Date().toISOString());

export const gameRow = ({ store, league }: Making, gameId: string) =>
  store.leagueGame.findUnique({ where: { leagueId_gameId: { leagueId: league.id, gameId } } });

/** Removes something that values of the league were counted from, so that they are counted anew. */
export async function removing(
  { store, league: { id, version } }: Making,
  removed: Promise<unknown>,
): Promise<void> {
  await removed;
  await store.league.update({ where: { id }, data: { removed: version } });
}
