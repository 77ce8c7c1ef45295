import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of several servers. */
export interface Proxy {
  readonly url: string;
  close(): void;
}

/**
 * Sends each request to the next server in turn, or to another if that one cannot be reached. `delay` delays requests
 * by path.
 */
export async function startProxy(
  servers: readonly string[],
  delay: (path: string) => Promise<void> = async () => {},
): Promise<Proxy> {
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    await delay(asked.url ?? "");
    const body = Buffer.concat(await asked.toArray());
    const first = turn++;
    for (let tried = 0; tried < servers.length; tried++) {
      const to = servers[(first + tried) % servers.length] ?? "";
      if (await isForwarded(to, asked, body, answer)) return;
    }
    answer.writeHead(502).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Resolves to false if nobody listened there. */
function isForwarded(
  to: string,
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { ...asked.headers, "x-forwarded-for": asked.socket.remoteAddress };
    const sent = request(to + asked.url, { method: asked.method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      answer.flushHeaders();
      response.pipe(answer);
      response.on("error", () => answer.destroy());
      resolve(true);
    });
    answer.on("close", () => sent.destroy());
    sent.on("error", (error) => {
      if ("code" in error && error.code === "ECONNREFUSED") return resolve(false);
      answer.destroy();
      resolve(true);
    });
    sent.end(body);
  });
}
