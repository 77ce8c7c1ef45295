import type pg from "pg";
import { storeFault } from "../store-fault";
import { withCode } from "./lost";

/** Runs work on one connection of the pool, which is closed if the work lost it. */
export async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw withCode(error);
  });
  // The current query rejects as well; without a listener, the event would end the process.
  const ignore = () => {};
  client.on("error", ignore);
  let isLost = false;
  try {
    return await work(client);
  } catch (error) {
    const coded = withCode(error);
    isLost = storeFault(coded) === "unreachable";
    throw coded;
  } finally {
    client.off("error", ignore);
    client.release(isLost);
  }
}
