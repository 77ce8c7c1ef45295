import { afterAll } from "vitest";
import { api } from "../../../lib/server/api";
import { startServer } from "../../../lib/server/start";

/**
 * The API without a socket: requests of a device are answered by the real routes, on a real database at this
 * DATABASE_URL. One per test file, which stops it after its last test.
 */
export async function inProcessFetch(databaseUrl: string): Promise<typeof fetch> {
  process.env.DATABASE_URL = databaseUrl;
  const server = await startServer();
  afterAll(async () => {
    server.closeStreams();
    await server.closeStore();
  });
  return (address, init) => api.answer(new Request(new URL(String(address), "http://in-process.test"), init));
}
