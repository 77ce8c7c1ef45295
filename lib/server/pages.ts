import { eveningGame } from "@/lib/evening/evening-game";
import { eveningsAhead } from "@/lib/league/evenings/evenings";
import { withFormer } from "@/lib/league/roster/erasure";
import type { LeagueValue } from "@/lib/league/value/value";
import type { GameReply } from "@/lib/sync/wire/wire";
import type { ScoreSheet } from "./games/replayed-game";
import { isRefused } from "./http/refused";
import { readPlannedEvenings } from "./leagues/evenings/attendance-store";
import { leagueToRead, readAbout } from "./leagues/league-reads";
import { type LeagueRow, replyOf } from "./leagues/league-row";
import { readPlaying } from "./leagues/playing";
import { runningServer, type Server } from "./running-server";
import type { Store } from "./store/store";

export type { ScoreSheet } from "./games/replayed-game";
export { originOf } from "./http/origin";
export { aimOf } from "./leagues/aim-of";

/** A long evening's game has half as many entries. */
const maxDrawn = 200;

/** Everything that server-drawn pages can read. Nothing can be changed, and no key is exposed. */

/** A league that a page shows: its value, and what is not in it. */
export class LeagueReader {
  private constructor(
    private readonly server: Pick<Server, "database" | "attendance">,
    private readonly row: LeagueRow,
    readonly value: LeagueValue,
  ) {}

  /**
   * The league with this slug or id, old slugs included; undefined if there is none. `former`: the word for a player
   * whose name was erased.
   */
  static async open(slug: string, former: string): Promise<LeagueReader | undefined> {
    const server = runningServer();
    const found = await unlessRefused(leagueToRead(server.database, slug));
    if (!found) return undefined;
    const row = withFormer(found, former);
    const value = await server.leagueValues.of(row);
    return new LeagueReader(server, row, { ...value, league: replyOf(row) });
  }

  /** A number that grows with every visible change of the league. */
  get version(): number {
    return this.row.version;
  }

  /** The games in progress; `max`: only so many, those created last. */
  playing(max?: number) {
    return this.about((store) => readPlaying(store, this.row, max));
  }

  /** Planned evenings that are not over, with who is coming. */
  async eveningsAhead() {
    const { evenings } = await this.about((store) => readPlannedEvenings(store, this.row));
    return eveningsAhead(this.row.timeZone, evenings, new Date().toISOString());
  }

  /** The player that a link answers for; undefined if there is none. */
  whoAnswers(as: string) {
    const { attendance, database } = this.server;
    return attendance.whoAnswers(database, this.row, as);
  }

  private about<T>(read: (store: Store) => Promise<T>): Promise<T> {
    return readAbout(this.server.database, this.row, read);
  }
}

/** The score sheet of a game, replayed from its log; undefined if the server has no such game. */
export async function readSheet(id: string): Promise<ScoreSheet | undefined> {
  // If it cannot be read now, it is left out, and the rest of the page is shown.
  return unlessRefused(runningServer().gameStore.sheet(id));
}

/** A game and its entries; undefined if the server has no such game, or one of so many lines that others would wait for it. */
export async function readGame(id: string): Promise<GameReply | undefined> {
  const reply = await unlessRefused(runningServer().gameStore.read(id, 0));
  return reply && reply.head <= maxDrawn && reply.game !== eveningGame ? reply : undefined;
}

async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}
