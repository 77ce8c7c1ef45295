import { startCluster } from "./postgresql";

/** Vitest's global setup of the tests that run on PostgreSQL: one for all of them. */
export async function setup(): Promise<() => void> {
  // What is lost when the machine fails is nothing that these tests look for.
  const cluster = await startCluster(["fsync=off", "max_connections=300"]);
  process.env.TEST_POSTGRESQL = cluster.url;
  return () => cluster.remove();
}
