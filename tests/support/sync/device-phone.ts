import { DeviceGame } from "../../../lib/client/game/device-game";
import type { GamePhase } from "../../../lib/client/game/game-phase";
import type { EveningView } from "../../../lib/client/game/game-view";
import { type LiveParts, subscribeLive } from "../../../lib/client/net/live";
import { callsOver } from "../../../lib/client/net/server-calls";
import { newKey } from "../../../lib/client/random-ids";
import { memoryStore } from "../../../lib/client/store/device-store-memory";
import type { CreateRequest } from "../../../lib/sync/wire/wire";
import { readEvents } from "../server/watch";
import { callsOverUnreliableNetwork, type Delivery, onlyPage } from "./unreliable-network";

/** The fate of a phone's requests. */
export type Fate = Delivery | "every second lost";

/** A device: its storage, which outlives its tab, and the game that the tab has open. */
export class DevicePhone {
  readonly store = memoryStore();
  fate: Fate = "through";
  requests = 0;
  game: DeviceGame;

  /** `reach` sends its requests to a server. */
  constructor(
    private readonly id: string,
    private readonly reach: typeof fetch,
  ) {
    this.game = this.open();
  }

  /** Opens the game again, as after a killed tab: only stored data is left. */
  reopen(): void {
    this.game = this.open();
  }

  phase(): Extract<GamePhase, { type: "ready" }> {
    const phase = this.game.snapshot();
    if (phase.type !== "ready" || !("game" in phase.view)) throw new Error(`the game is ${phase.type}`);
    return { ...phase, view: phase.view };
  }

  /** The same of an evening. */
  evening(): Extract<GamePhase<EveningView>, { type: "ready" }> {
    const phase = this.game.snapshot();
    if (phase.type !== "ready" || "game" in phase.view) throw new Error(`the evening is ${phase.type}`);
    return { ...phase, view: phase.view };
  }

  /** Listens to the server as a page does, and goes on by itself when the stream breaks. The returned function ends it. */
  follow(): () => void {
    return subscribeLive(`/api/games/${this.id}/live`, liveOver(this.reach), {
      onHead: (head, _hands, told) => this.game.onServerHead(head, told),
      missed: () => void this.game.sync(),
    });
  }

  private open(): DeviceGame {
    return new DeviceGame(this.id, {
      ...onlyPage(),
      store: this.store,
      server: callsOverUnreliableNetwork(this.reach, () => {
        const second = this.requests++ % 2 === 1;
        if (this.fate !== "every second lost") return this.fate;
        return second ? "request lost" : "through";
      }),
      now: Date.now,
    });
  }
}

const liveOver = (reach: typeof fetch): LiveParts => ({
  open(address, on) {
    const leaving = new AbortController();
    const ended = () => {
      if (!leaving.signal.aborted) on.error();
    };
    readEvents(reach(address, { signal: leaving.signal }), on.message).then(ended, ended);
    return () => leaving.abort();
  },
  schedule(delay, call) {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

/** Creates a game or an evening, which each of these phones keeps. */
export async function keptBy(
  phones: readonly DevicePhone[],
  request: CreateRequest,
  reach: typeof fetch,
): Promise<void> {
  const key = newKey();
  const made = await callsOver(reach).create(request, key);
  if (made.outcome !== "answered") throw new Error(made.outcome);
  const { createdAt, options } = made.reply;
  const summary = {
    id: request.id,
    game: request.game,
    players: request.players,
    status: "playing" as const,
    totals: {},
    balances: {},
    winners: [],
    createdAt,
    updatedAt: createdAt,
  };
  const header = { ...request, key, options, createdAt, onServer: true, summary };
  for (const phone of phones) {
    await phone.store.saveGame(header, { known: [], waiting: [] }, 0);
    await phone.game.sync();
  }
}
