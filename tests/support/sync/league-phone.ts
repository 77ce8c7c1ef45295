import { DeviceGame } from "../../../lib/client/game/device-game";
import { leagueCallsOver } from "../../../lib/client/leagues/session/league-calls";
import { LeagueSync } from "../../../lib/client/leagues/session/league-sync";
import { withTwoPeople } from "../../../lib/client/leagues/session/twins";
import { updateLeague } from "../../../lib/client/leagues/session/update-league";
import { callsOver } from "../../../lib/client/net/server-calls";
import { newId } from "../../../lib/client/random-ids";
import type { DeviceStore, StoredLeague } from "../../../lib/client/store/device-store";
import { memoryStore } from "../../../lib/client/store/device-store-memory";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import type { LogEntry } from "../../../lib/sync/wire/wire";
import { uuid } from "../entries";
import { gameHere } from "../league/game-here";
import { type Delivery, onlyPage, unreliableNetwork } from "./unreliable-network";

/** When a page dies: before its next write, or right after it. */
export type Death = "before write" | "after write" | undefined;

const pageLife = 60_000;
const never = new Promise<never>(() => {});

interface Page {
  /** Resolves when it dies, which may be after the work it was asked for. */
  readonly died: Promise<"dead">;
  readonly league: LeagueSync;
  gameOf(id: string): DeviceGame;
}

/**
 * A device that manages a league and its games; its storage outlives its pages, and none of its screens is ever open.
 */
export class LeaguePhone {
  readonly store = memoryStore();
  fate: Delivery = "through";
  death: Death;
  /** Every change and every entry that was ever stored for sending, by id. */
  readonly everWaiting = new Map<string, LeagueChange | LogEntry>();
  private clock = 0;
  private page: Page;

  private constructor(
    readonly leagueId: string,
    private readonly server: typeof fetch,
  ) {
    this.page = this.open();
  }

  static async with(league: Omit<StoredLeague, "revision">, server: typeof fetch): Promise<LeaguePhone> {
    const phone = new LeaguePhone(league.id, server);
    await phone.store.saveLeague({ ...league, revision: 0 });
    return phone;
  }

  league(): Promise<StoredLeague | undefined> {
    return this.store.leagues().then(([league]) => league);
  }

  /** Begins a game of Ana and somebody else in the league, as the form for a new game does; returns its id. */
  async begin(other: string): Promise<string> {
    const id = uuid();
    const league = { id: this.leagueId, seats: {}, pending: true as const };
    const { summary, ...game } = gameHere(id, { league });
    const players = [
      { id: "a", name: "Ana" },
      { id: "b", name: other },
    ];
    const header = { ...game, players, summary: { ...summary, players } };
    await this.store.saveGame(header, { known: [], waiting: [] }, 0);
    await this.run(({ league }) => league.seat());
    return id;
  }

  enter(gameId: string, body: object): Promise<void> {
    return this.run(({ gameOf }) => gameOf(gameId).enter(body));
  }

  async change(change: LeagueChange): Promise<void> {
    await updateLeague(this.store, this.leagueId, (now) => ({ ...now, waiting: [...now.waiting, change] }));
    await this.run(({ league }) => league.push());
  }

  /** Says of everybody who was typed here and on another phone that they are two people. */
  async twoPeople(): Promise<void> {
    for (const { player } of (await this.league())?.twins ?? [])
      await updateLeague(this.store, this.leagueId, (now) => withTwoPeople(now, player, uuid));
    await this.run(({ league }) => league.push());
  }

  /** Sends everything that waits, as the home page does when it is opened. */
  home(): Promise<void> {
    return this.run(async ({ league, gameOf }) => {
      for (const { id, waiting, onServer } of await this.store.games())
        if (waiting > 0 || !onServer) await gameOf(id).sync();
      await league.sync();
    });
  }

  /** Does something; if the page dies meanwhile, opens another one in its place. */
  private async run(work: (page: Page) => Promise<unknown>): Promise<void> {
    if ((await Promise.race([this.page.died, undefined])) === "dead") this.page = this.open();
    if ((await Promise.race([work(this.page), this.page.died])) === "dead") this.page = this.open();
    for (const change of (await this.league())?.waiting ?? []) this.everWaiting.set(change.id, change);
    for (const { id } of await this.store.games())
      for (const entry of (await this.store.game(id))?.log.waiting ?? [])
        this.everWaiting.set(entry.id, entry);
  }

  private open(): Page {
    this.death = undefined;
    this.clock += pageLife;
    const { clock } = this;
    let isDead = false;
    let die = () => {};
    const died = new Promise<"dead">((resolve) => {
      die = () => resolve("dead");
    });
    const alive =
      <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
      async (...args: Args): Promise<T> =>
        isDead ? never : call(...args);
    const writing = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
      alive(async (...args: Args): Promise<T> => {
        const { death } = this;
        const written = death === "before write" ? undefined : await call(...args);
        if (written !== undefined && !death) return written;
        isDead = true;
        die();
        return never;
      });
    const store: DeviceStore = {
      ...this.store,
      saveGame: writing(this.store.saveGame),
      saveLeague: writing(this.store.saveLeague),
      games: alive(this.store.games),
      game: alive(this.store.game),
      leagues: alive(this.store.leagues),
      lease: alive(this.store.lease),
    };
    const network = unreliableNetwork(this.server, () => this.fate);
    const fetch = alive((...request: Parameters<typeof network>) => network(...request));
    const parts = { ...onlyPage(), store, now: () => clock };
    const games = new Map<string, DeviceGame>();
    const gameOf = (id: string): DeviceGame => {
      const server = callsOver(fetch);
      const pokeLeague = () => void league.push();
      const game = games.get(id) ?? new DeviceGame(id, { ...parts, server, pokeLeague });
      games.set(id, game);
      return game;
    };
    const league = new LeagueSync(this.leagueId, {
      ...parts,
      calls: leagueCallsOver(fetch),
      newId: () => newId(),
      gameMissing: (game) => void gameOf(game).restore(),
      changeHeader: (game, to) => gameOf(game).changeHeader(to),
    });
    return { died, league, gameOf };
  }
}
