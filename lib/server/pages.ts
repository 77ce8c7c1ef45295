import { eveningsAhead } from "@/lib/league/evenings/evenings";
import { crossTablePage } from "@/lib/league/pages/cross-table";
import { isEvening, playedEvening, playedEvenings } from "@/lib/league/pages/evenings";
import { frontPage, racePage, type StoryQuery } from "@/lib/league/pages/front-page";
import { gamePage, gamesPage } from "@/lib/league/pages/games";
import { moneyPage } from "@/lib/league/pages/money";
import { playerPage, playersPage } from "@/lib/league/pages/players";
import { recordsPage } from "@/lib/league/pages/records";
import { seasonPage, seasonsPage } from "@/lib/league/pages/seasons";
import { rulesetsIn } from "@/lib/league/pages/standings";
import { standingsPage } from "@/lib/league/pages/standings-page";
import type { LeagueRules } from "@/lib/league/replies";
import { withFormer } from "@/lib/league/roster/erasure";
import { membersOn, namesOn } from "@/lib/league/roster/roster";
import type { Season } from "@/lib/league/settings";
import type { LeagueValue } from "@/lib/league/value/value";
import type { ScoreSheet } from "./games/replayed-game";
import { isRefused } from "./http/refused";
import { aimOf } from "./leagues/aim-of";
import { readPlannedEvenings } from "./leagues/evenings/attendance-store";
import { leagueAt } from "./leagues/league-access";
import type { LeagueRow } from "./leagues/league-row";
import { readPlaying } from "./leagues/playing";
import { runningServer, type Server } from "./running-server";

export { originOf } from "./http/origin";

/** Everything that server-drawn pages can read. Nothing can be changed, and no key is exposed. */

export type { FrontPage } from "@/lib/league/pages/front-page";

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

/** Among how many of the latest unfinished games the front page finds those being played. */
const maxUnfinished = 30;

/** A league that a page shows. */
export class LeagueReader {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Newest first. */
  readonly seasons: readonly Season[];
  /** By name. */
  readonly rules: readonly LeagueRules[];
  /** A number that grows with every visible change of the league. */
  readonly version: number;

  private constructor(
    private readonly server: Pick<Server, "database" | "attendance">,
    private readonly row: LeagueRow,
    private readonly value: LeagueValue,
  ) {
    const { id, slug, name, currency, timeZone } = row;
    [this.id, this.slug, this.name, this.currency, this.timeZone] = [id, slug, name, currency, timeZone];
    this.version = row.version;
    this.seasons = row.seasons;
    this.rules = row.rules ?? [];
  }

  /**
   * The league with this slug or id, old slugs included; undefined if there is none. `former`: the word for a player
   * whose name was erased.
   */
  static async open(slug: string, former: string): Promise<LeagueReader | undefined> {
    const server = runningServer();
    const found = await unlessRefused(leagueAt(server.database, slug));
    if (!found) return undefined;
    const row = withFormer(found, former);
    return new LeagueReader(server, row, await server.leagueValues.of(row));
  }

  standings(query: Table & Part & { readonly search: string }) {
    return standingsPage(this.value, { ...query, now: new Date().toISOString() });
  }

  /** The facts above the current table. */
  async frontPage(query: StoryQuery) {
    const playing = await readPlaying(this.server.database, this.row, maxUnfinished);
    return frontPage(this.value, query, playing, Date.now(), aimOf);
  }

  /** How the points of a table developed. */
  race(query: StoryQuery) {
    return racePage(this.value, query);
  }

  async games(query: Table & Part & { readonly player: string }) {
    return gamesPage(this.value, query, await readPlaying(this.server.database, this.row));
  }

  game(id: string) {
    return gamePage(this.value, id);
  }

  players(query: Part & { readonly search: string }) {
    return playersPage(this.value, query);
  }

  player(id: string) {
    return playerPage(this.value, id, aimOf);
  }

  /** The rulesets of the games that were ever finished in it. */
  rulesetIds() {
    return rulesetsIn(this.value);
  }

  records(query: Table) {
    return recordsPage(this.value, query, aimOf);
  }

  /** Planned evenings that are not over, with who is coming. */
  async eveningsAhead() {
    const { evenings } = await readPlannedEvenings(this.server.database, this.row);
    return eveningsAhead(this.timeZone, evenings, new Date().toISOString());
  }

  /** The player that a link answers for; undefined if there is none. */
  whoAnswers(as: string) {
    const { attendance, database } = this.server;
    return attendance.whoAnswers(database, this.row, as);
  }

  /** How many may come to an evening. */
  get people(): number {
    return membersOn(this.row.players).length;
  }

  money(query: { readonly season: Season | undefined; readonly evening: string }) {
    return moneyPage(this.value, query);
  }

  evenings(before: string) {
    return playedEvenings(this.value, before);
  }

  evening(day: string) {
    return playedEvening(this.value, day, new Date().toISOString(), aimOf);
  }

  /** Whether a game was finished on the evening of a day. */
  wasPlayed(day: string) {
    return isEvening(this.value, day);
  }

  hallOfFame() {
    return seasonsPage(this.value, new Date().toISOString());
  }

  season(id: string) {
    return seasonPage(this.value, id, new Date().toISOString());
  }

  crossTable() {
    return crossTablePage(this.value);
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
