import { startCluster } from "./postgresql";

/** Vitest's global setup for the tests on PostgreSQL: one cluster for all of them. */
export async function setup(): Promise<() => void> {
  // These tests do not check what survives a machine failure.
  const cluster = await startCluster(["fsync=off", "max_connections=300"]);
  process.env.TEST_POSTGRESQL = cluster.url;
  return () => cluster.remove();
}
