import { createServer, type Server } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { run, startServer } from "../../support/server/server";
import { newDatabaseUrl } from "../../support/store/engine";
import { temporaryDirectory } from "../../support/temporary";

function portOf(listening: Server): string {
  const address = listening.address();
  return typeof address === "object" && address ? `${address.port}` : "";
}

describe("a server that cannot start says why and exits", () => {
  const folder = temporaryDirectory();
  const other = createServer().listen(0, "127.0.0.1");
  afterAll(() => other.close());

  it.each([
    ["an invalid port", () => ({ PORT: "many" }), /PORT should be a whole number from 0 to 65535/],
    ["an unsupported database", () => ({ DATABASE_URL: "mysql://x/y" }), /DATABASE_URL should name a file/],
    ["a port in use", () => ({ PORT: portOf(other), HOST: "127.0.0.1" }), /Cannot listen on port \d+/],
  ])("%s", async (_, env, sentence) => {
    const settings = { PORT: "0", DATABASE_URL: await newDatabaseUrl(folder), ...env() };
    await expect(run(settings)).rejects.toThrow(sentence);
  });
});

it("a systemd unit installed with an earlier version starts the server", async () => {
  const started = await startServer({}, { script: "scripts/start.mjs" });
  expect((await fetch(`${started.url}/api/health`)).status).toBe(200);
  expect(await started.stop()).toBe(0);
  await started.remove();
});

it("a server that listens on all addresses prints the address to open", async () => {
  const { child, output } = await run({
    PORT: "0",
    DATABASE_URL: await newDatabaseUrl(temporaryDirectory()),
  });
  expect(output()).toMatch(/open at http:\/\/localhost:\d+/);
  child.kill();
});
