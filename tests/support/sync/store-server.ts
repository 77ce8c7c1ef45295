import { games } from "../../../lib/games/registry";
import { GameStore } from "../../../lib/server/games/game-store";
import type { Database } from "../../../lib/server/store/store";
import type { AppendRequest, CreateRequest, Pull } from "../../../lib/sync/wire/wire";
import { key } from "../entries";
import type { Answer, OneGameServer } from "./memory-server";

/** One game in the real store, on a real database. */
export class StoreServer implements OneGameServer {
  private store: GameStore;
  private failing = false;

  private constructor(
    private readonly database: Database,
    private readonly id: string,
  ) {
    this.store = this.opened();
  }

  static async create(database: Database, request: CreateRequest): Promise<StoreServer> {
    const server = new StoreServer(database, request.id);
    await server.store.create(request, key);
    return server;
  }

  async append(request: AppendRequest): Promise<Answer> {
    return this.store.append(this.id, key, request);
  }

  async read(since: number): Promise<Pull> {
    return this.store.read(this.id, since);
  }

  restart(): void {
    this.failing = false;
    this.store = this.opened();
  }

  failNextCommit(): void {
    this.failing = true;
  }

  /** A store whose transaction can be made to fail after its last write and before its commit. */
  private opened(): GameStore {
    // Writing the same numbers twice fails, so nothing is committed.
    const append: Database["append"] = (appends) =>
      this.database.append(this.failing ? [...appends, ...appends] : appends);
    const database = new Proxy(this.database, {
      get: (target, name) => (name === "append" ? append : Reflect.get(target, name)),
    });
    return new GameStore(database, games);
  }
}
