import { type Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import type { FuzzRequest } from "./requests";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  readonly ms: number;
}

/** The answer on a connection of its own: its beginning, or "" where nothing came. */
export interface RawAnswer {
  readonly text: string;
  /** Whether the server kept the connection open without answering. */
  readonly hung: boolean;
}

export function send(
  { method, path, headers, body }: FuzzRequest,
  url: string,
  agent: Agent,
): Promise<Answer | Error> {
  const began = performance.now();
  return new Promise((resolve) => {
    const sending = httpRequest(
      url + path,
      { method, headers: { ...headers, "Content-Length": Buffer.byteLength(body ?? "") }, agent },
      (response) => {
        const ms = performance.now() - began;
        const answer = (text: string) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms });
        // Live updates never end.
        if (response.headers["content-type"]?.startsWith("text/event-stream")) {
          response.destroy();
          answer("");
          return;
        }
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          answer(readable(Buffer.concat(chunks), response.headers["content-encoding"])),
        );
        response.on("error", resolve);
      },
    );
    sending.setTimeout(30_000, () => sending.destroy(new Error("no answer in 30 s")));
    sending.on("error", resolve);
    sending.end(body);
  });
}

export function sendRaw(bytes: Buffer, url: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = "";
    let hung = false;
    const socket = connect(Number(port), hostname);
    socket.setTimeout(10_000, () => {
      hung = true;
      socket.destroy();
    });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1").slice(0, 200);
      if (/event-stream/.test(text)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve({ text, hung }));
    socket.end(bytes);
  });
}

/** Some requests make the server compress its answer. */
function readable(bytes: Buffer, encoding: string | undefined): string {
  return (encoding === "gzip" && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString();
}
