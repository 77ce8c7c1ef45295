import pg from "pg";
import type { Migration } from "../migrate";
import { retried } from "../retry";
import type { PrismaClient } from "../rows";
import type { Append, Database, Store } from "../store";
import { hasNoConnection, storeFault } from "../store-fault";
import { adapterOver } from "./adapter";
import { appendEntries } from "./append-entries";
import { endIfSilent } from "./end-if-silent";
import { isPooled } from "./is-pooled";
import { migratePostgresql } from "./migrate-postgresql";
import { Notifications } from "./notifications";
import { refuseReadOnly } from "./refuse-read-only";
import { PostgresqlReplica } from "./replica";
import { withClient } from "./with-client";

/** A database server, and how much of it one process may use. */
export interface DatabaseServer {
  /** Contains the password: never show it. */
  readonly url: string;
  /**
   * The same database without a pooler in between, if there is one at `url`: for announcements, which need a session of
   * their own, and migrations.
   */
  readonly directUrl?: string;
  /** A replica, which may be behind: for reading leagues. */
  readonly replicaUrl?: string;
  /** The most connections of the pool, and to a replica; announcements have one more. */
  readonly connections: number;
}

/**
 * `connect`: milliseconds to wait for a connection. `lifetime`: seconds after which a connection is reopened, so that
 * a new primary is found.
 */
const limits = { connect: 5_000, lifetime: 600, transaction: 60_000 };

/**
 * Opens the database of a server and applies the missing migrations; several processes may do so at once. Throws an
 * error for the person who starts the server if it cannot be used.
 */
export async function openPostgresql(
  { url, directUrl = url, replicaUrl, connections }: DatabaseServer,
  migrations: readonly Migration[],
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    maxLifetimeSeconds: limits.lifetime,
    keepAlive: true,
    application_name: "pipkeeper",
    onConnect: async (client) => {
      endIfSilent(client);
      await refuseReadOnly(client);
    },
  });
  // An idle connection that is lost leaves the pool; the next request gets another.
  pool.on("error", () => {});
  let pooled: boolean;
  try {
    await migratePostgresql(directUrl, limits.connect, migrations).catch((error: unknown) => {
      throw inWords(error, directUrl, directUrl === url ? "DATABASE_URL" : "DATABASE_DIRECT_URL");
    });
    pooled = await withClient(pool, isPooled).catch((error: unknown) => {
      throw inWords(error, url, "DATABASE_URL");
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const clientOf = await clients();
  const client = clientOf(pool);
  const replica = replicaUrl ? new PostgresqlReplica(replicaUrl, connections, pool, clientOf) : undefined;
  await replica?.watch();
  const channel = new Notifications(directUrl);
  const disconnect = client.$disconnect.bind(client);
  return Object.assign(client, {
    engine: "postgresql" as const,
    transaction: <T>(work: (store: Store) => Promise<T>, timeout = limits.transaction) =>
      stored((sends) =>
        client.$transaction(
          async (store) => {
            const result = await work(store);
            sends();
            return result;
          },
          { maxWait: 2 * limits.connect, timeout },
        ),
      ),
    // The strictest isolation, which every engine has: all reads of a transaction are of one moment.
    snapshot: <T>(read: (store: Store) => Promise<T>, timeout: number) =>
      client.$transaction(read, {
        isolationLevel: "Serializable",
        maxWait: 2 * limits.connect,
        timeout,
      }),
    append: (appends: readonly Append[]) => stored((sends) => appendEntries(pool, appends, sends, pooled)),
    check: async () => void (await client.$queryRaw`SELECT 1`),
    scrub: async () => {},
    channel,
    replica,
    $disconnect: async () => {
      await channel.close();
      await replica?.close();
      await disconnect();
      await pool.end();
    },
  });
}

/**
 * Repeats writes that others blocked or that lost their connection before `sends` was called: after that the commit
 * was sent, and may have been carried out without an answer.
 */
function stored<T>(write: (sends: () => void) => Promise<T>): Promise<T> {
  let isSent = false;
  const sends = () => {
    isSent = true;
  };
  return retried(
    () => {
      isSent = false;
      return write(sends);
    },
    (error) => isUndone(error) || (!isSent && isLost(error)),
  );
}

const isUndone = (error: unknown): boolean => storeFault(error) === "conflict";
const isLost = (error: unknown): boolean => storeFault(error) === "unreachable" || hasNoConnection(error);

/** Only the client in use is loaded. Both have the same calls (rows.ts). */
async function clients(): Promise<(pool: pg.Pool) => PrismaClient> {
  const generated = await import("@/generated/postgresql/client");
  return (pool) => new generated.PrismaClient({ adapter: adapterOver(pool) }) as unknown as PrismaClient;
}

/** Why a server cannot start, as a sentence that says what to do; any other error as it is. */
function inWords(error: unknown, url: string, setting: string): unknown {
  if (!(error instanceof Error)) return error;
  const { host, pathname } = new URL(url);
  const named = `database ${decodeURIComponent(pathname.slice(1))} at ${host || "its socket"}`;
  const code = "code" in error ? String(error.code) : "";
  if (code === "28P01" || code === "28000")
    return new Error(`The ${named} refuses the user or the password in ${setting}.`);
  if (code === "3D000") return new Error(`There is no ${named}. Create it, or name another with ${setting}.`);
  if (code === "42501")
    return new Error(
      `The user of ${setting} may not make tables in the ${named}. Make it the database's owner.`,
    );
  if (hasNoConnection(error))
    return new Error(
      `The ${named} has no connection left: others use all that it or the user of ${setting} may have. Raise its limit (max_connections, or ALTER ROLE … CONNECTION LIMIT), or lower DATABASE_CONNECTIONS.`,
    );
  if (storeFault(error) === "unreachable" || storeFault(error) === "busy")
    return new Error(`There is no connection to the ${named}. Start it, or name another with ${setting}.`);
  return error;
}
