import { eveningsAhead } from "@/lib/league/evenings/evenings";
import type { LeagueRules } from "@/lib/league/replies";
import { withFormer } from "@/lib/league/roster/erasure";
import { membersOn, namesOn } from "@/lib/league/roster/roster";
import type { Season } from "@/lib/league/settings";
import type { ScoreSheet } from "./games/replayed-game";
import { isRefused } from "./http/refused";
import { readPlannedEvenings } from "./leagues/evenings/attendance-store";
import { leagueAt } from "./leagues/league-access";
import type { LeagueRow } from "./leagues/league-row";
import { readCrossTable } from "./leagues/pages/cross-table";
import { isEvening, readPlayedEvening, readPlayedEvenings } from "./leagues/pages/evenings";
import { readFrontPage, readRace, type StoryQuery } from "./leagues/pages/front-page";
import { readGames, readLeagueGame } from "./leagues/pages/game-lists";
import { readMoney } from "./leagues/pages/money-page";
import { readPlayer, readPlayers } from "./leagues/pages/player-page";
import { readRecords } from "./leagues/pages/records";
import { readSeason, readSeasons } from "./leagues/pages/seasons";
import { readStandings, rulesetIdsOf } from "./leagues/pages/standings";
import { runningServer } from "./running-server";
import type { Store } from "./store/store";

export { originOf } from "./http/origin";

/** Everything that server-drawn pages can read. Nothing can be changed, and no key is exposed. */

export type { FrontPage } from "./leagues/pages/front-page";

/** The part of a list that a page shows; pages are counted from 1. */
interface Part {
  readonly page: number;
  readonly size: number;
}

interface Table {
  readonly season: Season | undefined;
  /** "": all rulesets. */
  readonly rulesetId: string;
}

/** A league that a page shows. */
export class LeagueReader {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Whether ratings are being recomputed after an old game was corrected. */
  readonly ratingsPending: boolean;
  /** Newest first. */
  readonly seasons: readonly Season[];
  /** By name. */
  readonly rules: readonly LeagueRules[];
  /** A number that grows with every visible change of the league. */
  readonly version: number;

  private constructor(
    private readonly store: Store,
    private readonly row: LeagueRow,
  ) {
    const { id, slug, name, currency, timeZone, ratingsFrom } = row;
    [this.id, this.slug, this.name, this.currency, this.timeZone] = [id, slug, name, currency, timeZone];
    this.ratingsPending = ratingsFrom !== "";
    this.version = row.version;
    this.seasons = row.seasons;
    this.rules = row.rules ?? [];
  }

  /**
   * The league with this slug or id, old slugs included; undefined if there is none. `former`: the word for a player
   * whose name was erased.
   */
  static async open(slug: string, former: string): Promise<LeagueReader | undefined> {
    const store = runningServer().database;
    const row = await unlessRefused(leagueAt(store, slug));
    return row && new LeagueReader(store, withFormer(row, former));
  }

  standings(query: Table & Part & { readonly search: string }) {
    return readStandings(this.store, this.row, { ...query, now: new Date().toISOString() });
  }

  /** The facts above the current table. */
  frontPage(query: StoryQuery) {
    return readFrontPage(this.store, this.row, query, Date.now());
  }

  /** How the points of a table developed. */
  race(query: StoryQuery) {
    return readRace(this.store, this.row, query);
  }

  games(query: Table & Part & { readonly player: string }) {
    return readGames(this.store, this.row, query);
  }

  game(id: string) {
    return readLeagueGame(this.store, this.row, id);
  }

  players(query: Part & { readonly search: string }) {
    return readPlayers(this.store, this.row, query);
  }

  player(id: string) {
    return readPlayer(this.store, this.row, id);
  }

  /** The rulesets of the games that were ever finished in it. */
  rulesetIds() {
    return rulesetIdsOf(this.store, this.id);
  }

  records(query: Table) {
    return readRecords(this.store, this.row, query);
  }

  /** Planned evenings that are not over, with who is coming. */
  async eveningsAhead() {
    const { evenings } = await readPlannedEvenings(this.store, this.row);
    return eveningsAhead(this.timeZone, evenings, new Date().toISOString());
  }

  /** The player that a link answers for; undefined if there is none. */
  whoAnswers(as: string) {
    return runningServer().attendance.whoAnswers(this.store, this.row, as);
  }

  /** How many may come to an evening. */
  get people(): number {
    return membersOn(this.row.players).length;
  }

  money(query: { readonly season: Season | undefined; readonly evening: string }) {
    return readMoney(this.store, this.row, query);
  }

  evenings(before: string) {
    return readPlayedEvenings(this.store, this.row, before);
  }

  evening(day: string) {
    return readPlayedEvening(this.store, this.row, day, new Date().toISOString());
  }

  /** Whether a game was finished on the evening of a day. */
  wasPlayed(day: string) {
    return isEvening(this.store, this.row, day);
  }

  hallOfFame() {
    return readSeasons(this.store, this.row, new Date().toISOString());
  }

  season(id: string) {
    return readSeason(this.store, this.row, id, new Date().toISOString());
  }

  crossTable() {
    return readCrossTable(this.store, this.row);
  }

  /** Names by player id, including those of players who were merged with others. */
  names(): ReadonlyMap<string, string> {
    return namesOn(this.row.players);
  }
}

/** The score sheet of a game, replayed from its log; undefined if the server has no such game. */
export async function readSheet(id: string): Promise<ScoreSheet | undefined> {
  // If it cannot be read now, it is left out, and the rest of the page is shown.
  return unlessRefused(runningServer().gameStore.sheet(id));
}

async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
