import type { Season } from "@/lib/league/after-changes";
import { eveningsAhead } from "@/lib/league/evenings/evenings";
import type { LeagueRules } from "@/lib/league/replies";
import { withFormer } from "@/lib/league/roster/erasure";
import { membersOn, namesOn } from "@/lib/league/roster/roster";
import type { ScoreSheet } from "./games/replayed-game";
import { isRefused } from "./http/refused";
import { readPlannedEvenings } from "./leagues/evenings/attendance-store";
import { type LeagueRow, leagueAt } from "./leagues/league-row";
import { readCrossTable } from "./leagues/pages/cross-table";
import { isEvening, readPlayedEvenings, tellEvening } from "./leagues/pages/evenings";
import { readFrontPage, readRace, type StoryQuery } from "./leagues/pages/front-page";
import { readGames, readLeagueGame } from "./leagues/pages/game-lists";
import { readMoney } from "./leagues/pages/money-page";
import { readPlayer, readPlayers } from "./leagues/pages/player-page";
import { readRecords } from "./leagues/pages/records";
import { readSeason, readSeasons } from "./leagues/pages/seasons";
import { kindsOf, readStandings } from "./leagues/pages/standings";
import { runningServer } from "./running-server";
import type { Store } from "./store/store";

export { originOf } from "./http/origin";

/** All that pages drawn on the server know of it. Reading only; nothing of a key comes this way. */

export type { FrontPage } from "./leagues/pages/front-page";

/** The part of a list that a page shows; pages are counted from 1. */
interface Part {
  readonly page: number;
  readonly size: number;
}

interface Table {
  readonly season: Season | undefined;
  /** "": all kinds of games. */
  readonly kind: string;
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
  /** The first first. */
  readonly seasons: readonly Season[];
  /** By name. */
  readonly rules: readonly LeagueRules[];
  /** Another number after each change of anything that can be read of the league. */
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
   * The league with this slug or id, an old slug too; undefined when there is none. `former`: what somebody is called
   * whose name was taken off it.
   */
  static async open(slug: string, former: string): Promise<LeagueReader | undefined> {
    const store = runningServer().database;
    const row = await unlessRefused(leagueAt(store, slug));
    return row && new LeagueReader(store, withFormer(row, former));
  }

  standings(query: Table & Part & { readonly search: string }) {
    return readStandings(this.store, this.row, { ...query, now: new Date().toISOString() });
  }

  /** What is told before the table of now. */
  frontPage(query: StoryQuery) {
    return readFrontPage(this.store, this.row, query, Date.now());
  }

  /** How the points of a table went. */
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

  /** The kinds of games that were ever finished in it. */
  kinds() {
    return kindsOf(this.store, this.id);
  }

  records(query: Table) {
    return readRecords(this.store, this.row, query);
  }

  /** Evenings that are planned and not over, with who comes. */
  async eveningsAhead() {
    const { evenings } = await readPlannedEvenings(this.store, this.row);
    return eveningsAhead(this.timeZone, evenings, new Date().toISOString());
  }

  /** Who answers by what a link has; undefined where that is nobody. */
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
    return tellEvening(this.store, this.row, day, new Date().toISOString());
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

  /** Everybody's name by id, also of those who were merged with somebody. */
  names(): ReadonlyMap<string, string> {
    return namesOn(this.row.players);
  }
}

/** The score sheet of a game, replayed from its log; undefined when the server has no such game. */
export async function readSheet(id: string): Promise<ScoreSheet | undefined> {
  // One that cannot be read now is not shown, and the rest of the page is.
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
