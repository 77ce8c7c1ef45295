import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { RequestGuard } from "../guard/request-guard";
import { dataPolicy, everyAnswer } from "./headers";

/** Sends a refusal that was made before Next saw the request; the body is not read. */
export async function sendRefusal(response: ServerResponse, refusal: Response): Promise<void> {
  const body = await refusal.text();
  response.writeHead(refusal.status, {
    ...Object.fromEntries(refusal.headers),
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** Answers what Node itself could not parse as HTTP. */
export async function refuseUnread(
  socket: Duplex,
  error: Error & { readonly code?: string },
  guard: RequestGuard,
): Promise<void> {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const refusal = guard.unparsed(error);
  const body = await refusal.text();
  const headers = {
    ...everyAnswer,
    "Content-Security-Policy": dataPolicy,
    ...Object.fromEntries(refusal.headers),
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, "", body].join("\r\n"));
  // A client that keeps sending is not waited for.
  setTimeout(() => socket.destroy(), 1_000).unref();
}
