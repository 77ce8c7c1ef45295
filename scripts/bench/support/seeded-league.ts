import { games } from "../../../lib/games/registry";
import type { Season } from "../../../lib/league/settings";
import { GameStore } from "../../../lib/server/games/game-store";
import { readLeague } from "../../../lib/server/leagues/league-row";
import { LeagueStore } from "../../../lib/server/leagues/league-store";
import { readCrossTable } from "../../../lib/server/leagues/pages/cross-table";
import { readPlayedEvening, readPlayedEvenings } from "../../../lib/server/leagues/pages/evenings";
import { readFrontPage } from "../../../lib/server/leagues/pages/front-page";
import { readPlayer } from "../../../lib/server/leagues/pages/player-page";
import { readSeason, readSeasons } from "../../../lib/server/leagues/pages/seasons";
import { readStandings } from "../../../lib/server/leagues/pages/standings";
import type { Database } from "../../../lib/server/store/store";
import { entry, key, uuid } from "../../../tests/support/entries";
import { seedLeague } from "../../../tests/support/league/seed";

/** A league with this many games in a database of its own, or the league that the database already has. */
export class SeededLeague {
  private posted = 0;

  private constructor(
    private readonly database: Database,
    private readonly leagues: LeagueStore,
    private readonly store: GameStore,
    private readonly id: string,
    /** Ids of those who play. */
    private readonly roster: readonly string[],
    private readonly season: Season,
  ) {}

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
  async read(): Promise<number> {
    const started = performance.now();
    const league = await readLeague(this.database, this.id);
    const query = {
      season: this.season,
      rulesetId: "",
      page: 1,
      size: 50,
      search: "",
      now: new Date().toISOString(),
    };
    JSON.stringify(await readStandings(this.database, league, query));
    return performance.now() - started;
  }

  /** Milliseconds that it takes to read the last evening but one, the hall of fame, the cross table and a player. */
  async story(): Promise<number> {
    const started = performance.now();
    const league = await readLeague(this.database, this.id);
    const { evenings } = await readPlayedEvenings(this.database, league, "");
    JSON.stringify([
      await readPlayedEvening(this.database, league, evenings[1]?.evening ?? "", new Date().toISOString()),
      await readSeasons(this.database, league, new Date().toISOString()),
      await readCrossTable(this.database, league),
      await readPlayer(this.database, league, this.roster[0] ?? ""),
    ]);
    return performance.now() - started;
  }

  /** Milliseconds that it takes to read what the front page shows: the last evening, the race, what is within reach. */
  async front(): Promise<number> {
    const league = await readLeague(this.database, this.id);
    const query = { season: this.season, rulesetId: "", page: 1, size: 5, search: "" };
    const { rows } = await readStandings(this.database, league, { ...query, now: new Date().toISOString() });
    const started = performance.now();
    JSON.stringify(await readFrontPage(this.database, league, { ...query, rows }, Date.now()));
    return performance.now() - started;
  }

  /** Milliseconds that it takes to find the awards of the season. */
  async award(): Promise<number> {
    const started = performance.now();
    const league = await readLeague(this.database, this.id);
    JSON.stringify(await readSeason(this.database, league, this.season.id, new Date().toISOString()));
    return performance.now() - started;
  }

  close(): Promise<void> {
    return this.database.$disconnect();
  }
}
