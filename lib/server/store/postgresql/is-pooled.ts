import type { ClientBase } from "pg";

/**
 * Whether a connection ends at a pooler, which may carry out each transaction in another session of the database. It
 * invents the number of the process that it names at the start.
 */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid !== Reflect.get(client, "processID");
}
