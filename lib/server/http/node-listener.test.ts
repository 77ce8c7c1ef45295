import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { ApiRequest } from "./body";
import { nodeListener } from "./node-listener";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** The port of a server that answers like this. `listening`: how many others listen to each response. */
async function serve(answer: (request: ApiRequest) => Promise<Response>, listening = 0): Promise<number> {
  const listener = nodeListener({ answer, nameOf: () => undefined });
  const server = createServer((asked, response) => {
    for (let more = listening; more > 0; more--) response.once("close", () => {});
    listener(asked, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function ask(port: number, headers: Record<string, string>, body = "") {
  const asked = request({ host: "127.0.0.1", port, method: "POST", headers });
  asked.on("error", () => {}).end(body);
  const [response] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode as number,
    headers: response.headers as IncomingHttpHeaders,
    body: Buffer.concat(chunks),
  };
}

describe("nodeListener", () => {
  const large = { text: "domino ".repeat(500) };

  it.each(["gzip", "gzip, deflate, br", "br;q=1, gzip;q=0.5"])(
    "compresses a large answer for a client that accepts %s",
    async (accepted) => {
      const port = await serve(async () => Response.json(large));
      const { headers, body } = await ask(port, { "Accept-Encoding": accepted });
      expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect(JSON.parse(gunzipSync(body).toString())).toEqual(large);
    },
  );

  it.each(["identity", "br", "gzip;q=0", "br, gzip;q=0.0"])(
    "does not compress a large answer for a client that accepts %s",
    async (accepted) => {
      const port = await serve(async () => Response.json(large));
      const { headers, body } = await ask(port, { "Accept-Encoding": accepted });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(headers.vary).toBe("Accept-Encoding");
      expect(JSON.parse(body.toString())).toEqual(large);
    },
  );

  it("does not compress a small answer", async () => {
    const port = await serve(async () => Response.json({}));
    const { headers, body } = await ask(port, { "Accept-Encoding": "gzip" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("{}");
  });
});

describe("a download", () => {
  const parts = ["first ".repeat(500), "last"];

  it.each([["gzip"], ["identity"]])("is streamed to a client that accepts %s", async (accepted) => {
    const port = await serve(async () => download(parts, []));
    const { headers, body } = await ask(port, { "Accept-Encoding": accepted });
    const packs = accepted === "gzip";
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-length"]).toBeUndefined();
    expect(headers["content-encoding"]).toBe(packs ? "gzip" : undefined);
    expect((packs ? gunzipSync(body) : body).toString()).toBe(parts.join(""));
  });

  it.each([["gzip"], ["identity"]])(
    "is cancelled when a client that accepts %s disconnects",
    async (accepted) => {
      const ended: string[] = [];
      const port = await serve(async () => download(undefined, ended));
      const asked = request({ host: "127.0.0.1", port, headers: { "Accept-Encoding": accepted } });
      asked.on("error", () => {}).end();
      const [response] = await once(asked, "response");
      await once(response, "data");
      asked.destroy();
      await expect.poll(() => ended).toEqual(["cancelled"]);
    },
  );

  it("leaves room for others that listen to its response", async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on("warning", note);
    const port = await serve(async () => download(parts, []), 6);
    await ask(port, { "Accept-Encoding": "gzip" });
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  it("that fails is broken off, so that nobody takes its beginning for the whole", async () => {
    const port = await serve(async () => download(parts, [], new Error("the disk failed")));
    await expect(ask(port, { "Accept-Encoding": "gzip" })).rejects.toThrow();
  });
});

it("nodeListener answers a request whose body was not read to the end", async () => {
  const port = await serve(async ({ body }) => {
    for await (const _ of (body ?? []) as AsyncIterable<Uint8Array>) break;
    return new Response(null, { status: 413 });
  });
  expect((await ask(port, {}, "x".repeat(4 * 1024 * 1024))).status).toBe(413);
});

it("nodeListener cancels a stream and aborts its request when the client disconnects", async () => {
  const ended: string[] = [];
  const port = await serve(async ({ signal }) => {
    signal.addEventListener("abort", () => ended.push("aborted"));
    return eventStream(ended);
  });
  const asked = request({ host: "127.0.0.1", port }).on("error", () => {});
  asked.end();
  const [response] = await once(asked, "response");
  const [chunk] = await once(response, "data");
  expect(String(chunk)).toBe("data: 1\n\n");
  asked.destroy();
  await expect.poll(() => ended.toSorted()).toEqual(["aborted", "cancelled"]);
});

it("nodeListener cancels a stream whose client has gone before it was there", async () => {
  const ended: string[] = [];
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const port = await serve(async ({ signal }) => {
    arrived();
    await once(signal, "abort");
    return eventStream(ended);
  });
  const asked = request({ host: "127.0.0.1", port }).on("error", () => {});
  asked.end();
  await arrival;
  asked.destroy();
  await expect.poll(() => ended).toEqual(["cancelled"]);
});

it("nodeListener ends the response when its stream ends", async () => {
  const port = await serve(
    async () => new Response("data: 1\n\n", { headers: { "Content-Type": "text/event-stream" } }),
  );
  expect((await ask(port, {})).body.toString()).toBe("data: 1\n\n");
});

/** An answer with one event that does not end by itself; notes when it is cancelled. */
function eventStream(ended: string[]): Response {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
    cancel: () => void ended.push("cancelled"),
  });
  return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
}

/** A file of these parts, or of endless different ones. Fails after the last with an error; notes when it is cancelled. */
function download(parts: readonly string[] | undefined, ended: string[], error?: Error): Response {
  let index = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts ? parts[index++] : randomBytes(50_000).toString("hex");
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
      else if (error) controller.error(error);
      else controller.close();
    },
    cancel: () => void ended.push("cancelled"),
  });
  return new Response(body, { headers: { "Content-Disposition": "attachment" } });
}
