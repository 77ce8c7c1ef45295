import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import type { ApiRequest } from "./body";
import { acceptsGzip } from "./chosen-encoding";
import type { Api } from "./router";

/** Below this many bytes compressing costs more than it saves. */
const minCompressed = 1_024;

const compress = promisify(gzip);

/** Answers requests of Node's own server by the API, without Next and its two bodies as web streams. */
export const nodeListener =
  ({ answer }: Api) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = apiRequestOf(request, response);
    const answered = await answer(asked);
    response.statusCode = answered.status;
    for (const [name, value] of answered.headers) response.setHeader(name, value);
    // Each event is for now: compressed, it would wait for others.
    if (answered.body && answered.headers.get("content-type")?.startsWith("text/event-stream"))
      return sendStream(answered.body, response, asked.signal);
    const vary = answered.headers.get("vary");
    response.setHeader("Vary", vary === null ? "Accept-Encoding" : `Accept-Encoding, ${vary}`);
    const accepts = acceptsGzip(request.headers);
    // A download may be too long to be held in memory.
    if (answered.body && answered.headers.has("content-disposition")) {
      if (accepts) response.setHeader("Content-Encoding", "gzip");
      return sendStream(answered.body, accepts ? packedInto(response, asked.signal) : response, asked.signal);
    }
    const plain = Buffer.from(await answered.arrayBuffer());
    const packs = plain.length >= minCompressed && accepts;
    const body = packs ? await compress(plain) : plain;
    if (packs) response.setHeader("Content-Encoding", "gzip");
    if (answered.body) response.setHeader("Content-Length", body.length);
    response.end(body);
  };

function apiRequestOf(request: IncomingMessage, response: ServerResponse): ApiRequest {
  const closed = new AbortController();
  response.once("close", () => closed.abort());
  return {
    method: request.method ?? "",
    url: `http://localhost${request.url}`,
    headers: { get: (name) => request.headers[name]?.toString() ?? null },
    // A body that is too large is not read to its end, and its connection still has to be answered.
    body: request.iterator({ destroyOnReturn: false }),
    signal: closed.signal,
  };
}

/**
 * Compresses what is written to it into a response; freed with the response. Without Node's `pipeline`, whose seven
 * listeners make Node warn of a leak in a response that others listen to as well.
 */
function packedInto(response: ServerResponse, gone: AbortSignal): Writable {
  const packed = createGzip();
  const free = () => void packed.destroy();
  if (gone.aborted) free();
  gone.addEventListener("abort", free);
  // A fault of the body is reported where it is read.
  packed.on("error", () => response.destroy());
  packed.pipe(response);
  return packed;
}

/** Sends a stream as it is produced, until it ends or the client has gone. */
async function sendStream(body: ReadableStream<Uint8Array>, to: Writable, gone: AbortSignal): Promise<void> {
  const reader = body.getReader();
  // A stream that failed refuses this with its fault, which reading it has thrown.
  const cancel = () => void reader.cancel().catch(() => undefined);
  if (gone.aborted) cancel();
  gone.addEventListener("abort", cancel);
  for (let next = await reader.read(); !next.done; next = await reader.read())
    if (!to.write(next.value)) await once(to, "drain", { signal: gone }).catch(() => undefined);
  to.end();
}
