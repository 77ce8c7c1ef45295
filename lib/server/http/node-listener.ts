import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
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
    const type = answered.headers.get("content-type") ?? "";
    // Downloads are streamed, too.
    const isStream = type.startsWith("text/event-stream") || answered.headers.has("content-disposition");
    if (answered.body && isStream) return sendStream(answered.body, response, asked.signal);
    const vary = answered.headers.get("vary");
    response.setHeader("Vary", vary === null ? "Accept-Encoding" : `Accept-Encoding, ${vary}`);
    const plain = Buffer.from(await answered.arrayBuffer());
    const packs = plain.length >= minCompressed && acceptsGzip(request.headers);
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

/** Sends a stream as it is produced, until it ends or the client has gone. */
async function sendStream(
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
  gone: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel();
  if (gone.aborted) cancel();
  gone.addEventListener("abort", cancel);
  for (let next = await reader.read(); !next.done; next = await reader.read())
    if (!response.write(next.value)) await once(response, "drain", { signal: gone }).catch(() => undefined);
  response.end();
}
