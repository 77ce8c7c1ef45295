import { expect, it } from "vitest";
import { homeAddresses } from "../../lib/server/ops/home-network";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

// Starts the server that the test calls; it listens on all addresses, as with `npm start`.
const server = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));

async function addressesFor(host: string): Promise<string[]> {
  const response = await server("/api/home-network", { headers: { host } });
  return (await response.json()).addresses;
}

it("a page opened on localhost is given the addresses that others on the home network can open", async () => {
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect(await addressesFor(host)).toEqual(homeAddresses(3000));
});

it.each(["pipkeeper.example", "192.168.1.20:3000", "localhost.example:3000", "", "localhost"])(
  "a page opened as “%s” is given no addresses",
  async (host) => {
    expect(await addressesFor(host)).toEqual([]);
  },
);
