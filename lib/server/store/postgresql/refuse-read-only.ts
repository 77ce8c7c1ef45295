import type { ClientBase } from "pg";

/** With PostgreSQL's code for a write in a read-only transaction, so that it is classified as one. */
class ReadOnly extends Error {
  override readonly name = "ReadOnly";
  readonly code = "25006";
}

/**
 * Rejects if the server cannot write. While a replica takes a failed primary's place, the address may lead to another
 * replica; a connection to it would stay in the pool.
 */
export async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query("SHOW transaction_read_only");
  if (rows[0]?.transaction_read_only === "on") throw new ReadOnly("This server of the database only reads.");
}
