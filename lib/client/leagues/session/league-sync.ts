import { signal } from "@/lib/rules/observable";
import { PushLoop, type Round } from "../../net/push-loop";
import { type Lockable, withLock } from "../../store/with-lock";
import { type SeatingParts, seatGames } from "../seat-games";
import { LeagueSession, type LeagueSessionParts } from "./league-session";
import { seatTwins } from "./twins";

/** The services of the device that a league needs. */
export interface LeagueParts extends Lockable, LeagueSessionParts, SeatingParts {
  readonly store: Lockable["store"];
  random(): number;
  schedule(delay: number, call: () => void): () => void;
}

/** One league of this device, and the loop that sends it to the server. */
export class LeagueSync {
  private readonly changed = signal();
  private readonly session: LeagueSession;
  private readonly loop: PushLoop;

  constructor(
    private readonly id: string,
    private readonly parts: LeagueParts,
  ) {
    this.session = new LeagueSession(id, parts);
    this.loop = new PushLoop({
      round: () => this.round(),
      withLock: (work) => withLock(parts, `pipkeeper/league/${id}`, work),
      schedule: parts.schedule,
      random: parts.random,
      changed: this.changed.report,
    });
  }

  readonly subscribe = this.changed.subscribe;

  /** Adds to the outbox what is missing about this device's games. */
  async seat(): Promise<void> {
    await seatTwins(this.id, this.parts);
    await seatGames(this.id, this.parts);
  }

  /** Sends the waiting changes. Resolves when that is done or has failed this time. */
  push(): Promise<void> {
    this.session.release();
    return this.loop.poke();
  }

  /** Sends the waiting changes, and checks the league on the server. */
  sync(): Promise<void> {
    this.session.invalidate();
    return this.loop.poke();
  }

  private async round(): Promise<Round> {
    await this.seat();
    const round = await this.session.next();
    this.changed.report();
    return round;
  }
}
