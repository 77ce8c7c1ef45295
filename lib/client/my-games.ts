import { type GameSummary, mostGames } from "@/lib/sync/wire";
import type { Device, OwnGame } from "./device";
import type { ServerCalls } from "./server-calls";

export type MyGames =
  | { readonly phase: "loading" }
  | { readonly phase: "ready"; readonly games: readonly GameSummary[]; readonly unreachable: boolean };

/** The games of this device: as it remembers them, then as the server tells. */
export class MyGamesList {
  private state: MyGames = { phase: "loading" };
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly device: Device,
    private readonly server: ServerCalls,
    /** Told of every game that has entries the server was not yet seen to have. */
    private readonly waiting: (gameId: string) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): MyGames => this.state;

  async refresh(): Promise<void> {
    const own = await this.device.games();
    if (this.state.phase === "loading" && own.length > 0)
      this.become(
        own.map(({ summary }) => summary),
        false,
      );
    for (const { id } of own) if ((await this.device.outbox(id)).length > 0) this.waiting(id);
    const told = new Map<string, GameSummary>();
    let unreachable = false;
    for (let from = 0; from < own.length; from += mostGames) {
      const listed = await this.server.list(own.slice(from, from + mostGames).map(({ id }) => id));
      if (listed.outcome === "answered")
        for (const summary of listed.reply.games) told.set(summary.id, summary);
      else unreachable = true;
    }
    for (const game of own) await this.remember(game, told.get(game.id));
    this.become(
      own.map((game) => told.get(game.id) ?? game.summary),
      unreachable,
    );
  }

  private async remember(game: OwnGame, told: GameSummary | undefined): Promise<void> {
    if (told && told.updatedAt !== game.summary.updatedAt)
      await this.device.keepGame({ ...game, summary: told });
  }

  private become(games: readonly GameSummary[], unreachable: boolean): void {
    const newestFirst = [...games].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    this.state = { phase: "ready", games: newestFirst, unreachable };
    for (const listener of this.listeners) listener();
  }
}
