import type { Round } from "../../net/push-loop";
import type { DeviceStore, StoredLeague } from "../../store/device-store";
import type { LeagueCalls } from "./league-calls";
import { afterExchange } from "./league-exchange";
import { invalidated, type Memory, newMemory, nextRequest, released, send } from "./league-requests";
import { withoutLoss } from "./lost-league";
import { withSameNewcomers } from "./same-newcomers";
import { updateLeague } from "./update-league";

export interface LeagueSessionParts {
  readonly store: Pick<DeviceStore, "games" | "leagues" | "saveLeague">;
  readonly calls: Pick<LeagueCalls, "create" | "change" | "keeperKey" | "read" | "replaceLinks">;
  /** The server does not have this game of the device, which should send it. */
  gameMissing(id: string): void;
}

/** Carries out one league's exchanges with the server (`league-requests.ts`, `league-exchange.ts`), one at a time. */
export class LeagueSession {
  private memory: Memory = newMemory;

  constructor(
    private readonly id: string,
    private readonly parts: LeagueSessionParts,
  ) {}

  /** The state of the league on the server has to be checked, even if there is nothing to send. */
  invalidate(): void {
    this.memory = invalidated(this.memory);
  }

  /** A game may have reached the server: changes that wait for one are tried again. */
  release(): void {
    this.memory = released(this.memory);
  }

  /** The next exchange; there is none if there is nothing to send or ask. */
  async next(): Promise<Round> {
    const { store, calls, gameMissing } = this.parts;
    const league = (await store.leagues()).find(({ id }) => id === this.id);
    if (!league) return "done";
    if (!league.deleted && !league.create && withSameNewcomers(league) !== league)
      return this.update(withSameNewcomers);
    const games = new Map((await store.games()).map((game) => [game.id, game]));
    const { memory } = this;
    const request = nextRequest({ league, games, memory });
    if (!request) {
      this.memory = { ...memory, losses: 0 };
      if (league.lost && withoutLoss(league) !== league) await this.update(withoutLoss);
      return "done";
    }
    const exchange = await send(this.id, request, calls);
    let step = afterExchange({ league, games, memory }, exchange);
    if (step.league !== league) {
      const written = await updateLeague(store, this.id, (now) => {
        step = afterExchange({ league: now, games, memory }, exchange);
        return step.league;
      });
      if (!written.ok) return "failed";
    }
    // If the page was told something meanwhile, that counts: what this answer has shown, the next ones show again.
    if (this.memory === memory) this.memory = step.memory;
    if (step.missing !== undefined) gameMissing(step.missing);
    return step.round;
  }

  private async update(change: (league: StoredLeague) => StoredLeague): Promise<Round> {
    return (await updateLeague(this.parts.store, this.id, change)).ok ? "more" : "failed";
  }
}
