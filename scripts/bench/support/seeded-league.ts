import { games } from "../../../lib/games/registry";
import { crossTablePage } from "../../../lib/league/pages/cross-table";
import { playedEvening, playedEvenings } from "../../../lib/league/pages/evenings";
import { frontPage } from "../../../lib/league/pages/front-page";
import { playerPage } from "../../../lib/league/pages/players";
import { seasonPage, seasonsPage } from "../../../lib/league/pages/seasons";
import { standingsPage } from "../../../lib/league/pages/standings-page";
import type { Season } from "../../../lib/league/settings";
import type { LeagueValue } from "../../../lib/league/value/value";
import { GameStore } from "../../../lib/server/games/game-store";
import { aimOf } from "../../../lib/server/leagues/aim-of";
import { readLeague } from "../../../lib/server/leagues/league-row";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { LeagueValues } from "../../../lib/server/leagues/league-values";
import { readPlaying } from "../../../lib/server/leagues/playing";
import type { Database } from "../../../lib/server/store/store";
import { entry, key, uuid } from "../../../tests/support/entries";
import { seedLeague } from "../../../tests/support/league/seed";

/** A league with this many games in a database of its own, or the league that the database already has. */
export class SeededLeague {
  private posted = 0;
  private values: LeagueValues;

  private constructor(
    private readonly database: Database,
    private readonly leagues: LeagueStore,
    private readonly store: GameStore,
    private readonly id: string,
    /** Ids of those who play. */
    private readonly roster: readonly string[],
    private readonly season: Season,
  ) {
    this.values = new LeagueValues(database);
  }

  static async open(database: Database, size: { readonly players: number; readonly games: number }) {
    const leagues = new LeagueStore(database, games);
    const seeding = { ...size, seed: 1, name: "Bench", gamesAWeek: 200, hands: 3 };
    const seeded = await seedLeague(database, leagues, { ...seeding, until: new Date(), key });
    const { id } = seeded ?? (await database.league.findFirstOrThrow());
    const { players, seasons } = await readLeague(database, id);
    const season = seasons.at(-1);
    if (!season) throw new Error("a league without a season");
    const store = new GameStore(database, games, undefined, leagues);
    return new SeededLeague(
      database,
      leagues,
      store,
      id,
      players.map((player) => player.id),
      season,
    );
  }

  /** Milliseconds that the append takes which ends a game of four, its commit to the disk included. */
  async post(): Promise<number> {
    const players = ["a", "b", "c", "d"].map((seat) => ({ id: seat, name: seat }));
    const game = { protocol: 1 as const, id: uuid(), game: "doubles", options: { target: 1000 }, players };
    await this.store.create(game, key);
    const from = this.posted++ % (this.roster.length - 4);
    const seats = Object.fromEntries(
      players.map((player, index) => [player.id, this.roster[from + index] ?? ""]),
    );
    await this.leagues.change(this.id, key, [{ change: "game", id: uuid(), game: game.id, seats }]);
    const at = () => new Date().toISOString();
    const hand = { ...entry({ kind: "hand", out: "a", left: { b: 10, c: 20, d: 30 } }), at: at() };
    await this.store.append(game.id, key, { protocol: 1, base: 0, entries: [hand] });
    const end = { ...entry({ kind: "end" }), at: at() };
    const started = performance.now();
    const { outcome } = await this.store.append(game.id, key, { protocol: 1, base: 1, entries: [end] });
    const took = performance.now() - started;
    if (outcome !== "stored") throw new Error(outcome);
    return took;
  }

  /** Milliseconds that it takes to read the season's table, as JSON. */
  read(): Promise<number> {
    return this.timed(async () => standingsPage(await this.value(), this.table(50)));
  }

  /** The same in a process that does not know the league. */
  cold(): Promise<number> {
    this.values = new LeagueValues(this.database);
    return this.read();
  }

  /** Milliseconds that it takes to read the last evening but one, the hall of fame, the cross table and a player. */
  story(): Promise<number> {
    return this.timed(async () => {
      const [value, now] = [await this.value(), new Date().toISOString()];
      const { evenings } = playedEvenings(value, "");
      return [
        playedEvening(value, evenings[1]?.evening ?? "", now, aimOf),
        seasonsPage(value, now),
        crossTablePage(value),
        playerPage(value, this.roster[0] ?? "", aimOf),
      ];
    });
  }

  /** Milliseconds that it takes to read what the front page shows: the last evening, the race, what is within reach. */
  front(): Promise<number> {
    return this.timed(async () => {
      const [value, query] = [await this.value(), this.table(5)];
      const { rows } = standingsPage(value, query);
      const playing = await readPlaying(this.database, value.league, 30);
      return frontPage(value, { ...query, rows }, playing, Date.now(), aimOf);
    });
  }

  /** Milliseconds that it takes to find the awards of the season. */
  award(): Promise<number> {
    return this.timed(async () => seasonPage(await this.value(), this.season.id, new Date().toISOString()));
  }

  private async value(): Promise<LeagueValue> {
    return this.values.of(await readLeague(this.database, this.id));
  }

  private table(size: number) {
    return { season: this.season, rulesetId: "", page: 1, size, search: "", now: new Date().toISOString() };
  }

  private async timed(read: () => Promise<unknown>): Promise<number> {
    const started = performance.now();
    JSON.stringify(await read());
    return performance.now() - started;
  }

  close(): Promise<void> {
    return this.database.$disconnect();
  }
}
