import { DeviceGame } from "../../../lib/client/game/device-game";
import type { GamePhase } from "../../../lib/client/game/game-phase";
import type { EveningView } from "../../../lib/client/game/game-view";
import { callsOver } from "../../../lib/client/net/server-calls";
import { newKey } from "../../../lib/client/random-ids";
import { memoryStore } from "../../../lib/client/store/device-store-memory";
import type { CreateRequest } from "../../../lib/sync/wire/wire";
import { doublesGame, tableEvening } from "../entries";
import { inProcessFetch } from "../server/in-process";
import { newDatabaseUrl } from "../store/engine";
import { temporaryDirectory } from "../temporary";
import { callsOverUnreliableNetwork, type Delivery, onlyPage } from "./unreliable-network";

let answering: typeof fetch | undefined;

/** Starts the server of the calling test file; files share workers, and so this module. */
export async function startFileServer(): Promise<void> {
  answering = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
}

/** The server that was started. */
export const server: typeof fetch = (...request) => {
  if (!answering) throw new Error("the test file has not started its server");
  return answering(...request);
};

/** The fate of a phone's requests. */
export type Fate = Delivery | "every second lost";

/** A device: its storage, which outlives its tab, and the game that the tab has open. */
export class Phone {
  readonly store = memoryStore();
  fate: Fate = "through";
  requests = 0;
  game: DeviceGame;

  constructor(private readonly id: string) {
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

  private open(): DeviceGame {
    return new DeviceGame(this.id, {
      ...onlyPage(),
      store: this.store,
      server: callsOverUnreliableNetwork(server, () => {
        const second = this.requests++ % 2 === 1;
        if (this.fate !== "every second lost") return this.fate;
        return second ? "request lost" : "through";
      }),
      now: Date.now,
    });
  }
}

/** This many phones that all keep one new game of Doubles. */
export const newGame = (phones: number): Promise<Phone[]> => newLog(phones, doublesGame());

/** This many phones that all keep one new evening. */
export const newEvening = (
  phones: number,
  people: Iterable<string> = "abcdefg",
  settings = {},
  form?: string,
): Promise<Phone[]> => newLog(phones, tableEvening(people, settings, form));

async function newLog(phones: number, game: CreateRequest): Promise<Phone[]> {
  const key = newKey();
  const made = await callsOver(server).create(game, key);
  if (made.outcome !== "answered") throw new Error(made.outcome);
  const summary = {
    id: game.id,
    game: game.game,
    players: game.players,
    status: "playing" as const,
    totals: {},
    balances: {},
    winners: [],
    createdAt: made.reply.createdAt,
    updatedAt: made.reply.createdAt,
  };
  const { createdAt, options } = made.reply;
  const header = { ...game, key, options, createdAt, onServer: true, summary };
  const all = Array.from({ length: phones }, () => new Phone(game.id));
  for (const phone of all) {
    await phone.store.saveGame(header, { known: [], waiting: [] }, 0);
    await phone.game.sync();
  }
  return all;
}

/** Ana goes out and Bo holds these pips, as a screen enters it. */
export const hand = (pips: number) => ({ kind: "hand", out: "a", left: { b: pips } });
