import pg from "pg";
import { logFault, logLine } from "../../ops/log";
import type { PrismaClient } from "../rows";
import type { Replica, ReplicaState, Store } from "../store";
import { endIfSilent } from "./end-if-silent";
import { withClient } from "./with-client";

/** Milliseconds. Short, since the primary is asked next, and browsers wait 2.5 seconds for a page. */
const limits = { connect: 1_000, silence: 1_500, transaction: 10_000 };
/** How often it is looked at, in milliseconds, and how many looks it may be behind. */
const look = 1_000;
const maxBehind = 5;

/** Where a server's log is now: what a primary has written, or a replica has taken over. */
const position = "CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END";

/**
 * A streaming replica, which may be a moment behind. It is compared with where the primary was a while ago, which needs
 * no clocks that agree.
 */
export class PostgresqlReplica implements Replica {
  state: ReplicaState = "away";
  private readonly pool: pg.Pool;
  private readonly client: PrismaClient;
  /** Where the primary was at the last looks. */
  private readonly positions: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    url: string,
    connections: number,
    private readonly primary: pg.Pool,
    clientOf: (pool: pg.Pool) => PrismaClient,
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
      application_name: "pipkeeper reads",
      onConnect: async (client) => endIfSilent(client, { after: limits.silence }),
    });
    this.pool.on("error", () => {});
    this.client = clientOf(this.pool);
  }

  read<T>(read: (store: Store) => Promise<T>): Promise<T> {
    return this.client.$transaction(
      async (store) => {
        // The address may lead to a server that has become the primary.
        await store.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`;
        return read(store);
      },
      { maxWait: limits.connect, timeout: limits.transaction },
    );
  }

  /** Looks at it, and again and again until it is closed. */
  async watch(): Promise<void> {
    await this.look().catch((error: unknown) => {
      // Said once, and at the first look.
      if (this.state !== "away" || this.positions.length === 1) logFault("replica", error);
      this.state = "away";
    });
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.watch(), look);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client.$disconnect();
    await this.pool.end();
  }

  private async look(): Promise<void> {
    const now = await positionOf(this.primary);
    // Without a primary nothing can be said; nor is there a league to read.
    if (now === undefined) return;
    this.positions.push(now);
    const due = this.positions.length > maxBehind ? this.positions.shift() : this.positions[0];
    const { rows } = await withClient(this.pool, (client) =>
      // A replica that does not have the tables yet, or may not show them, is of no use.
      client.query<{ isNear: boolean }>(
        `SELECT ${position} >= $1::pg_lsn AS "isNear", (SELECT count(*) FROM "League" WHERE false)`,
        [due],
      ),
    );
    const state = rows[0]?.isNear ? "used" : "behind";
    if (state === this.state) return;
    this.state = state;
    if (state === "used") logLine("replica", { state });
    else logFault("replica", "more than five seconds behind; leagues are read from the primary");
  }
}

async function positionOf(primary: pg.Pool): Promise<string | undefined> {
  try {
    const { rows } = await primary.query<{ now: string }>(`SELECT ${position} AS "now"`);
    return rows[0]?.now;
  } catch {
    return undefined;
  }
}
