import { api } from "../../../lib/server/api";
import { startServer } from "../../../lib/server/start";

/**
 * The API without a socket: what a device fetches is answered by the real routes, on a real database at this
 * DATABASE_URL. One for each test file.
 */
export async function inProcessFetch(databaseUrl: string): Promise<typeof fetch> {
  process.env.DATABASE_URL = databaseUrl;
  await startServer();
  return (address, init) => api.answer(new Request(new URL(String(address), "http://in-process.test"), init));
}
