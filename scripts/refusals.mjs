import { dataPolicy, everyAnswer } from "./headers.mjs";

/**
 * Sends a refusal that was made before Next saw the request, whose body nobody reads.
 * @param {import("node:http").ServerResponse} response
 * @param {Response} refusal
 */
export async function sendRefusal(response, refusal) {
  const body = await refusal.text();
  response.writeHead(refusal.status, {
    ...Object.fromEntries(refusal.headers),
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

/**
 * Answers what Node itself could not read as HTTP.
 * @param {import("node:stream").Duplex} socket
 * @param {Error & { code?: string }} error
 * @param {{ unparsed(error: { code?: string }): Response }} guard
 */
export async function refuseUnread(socket, error, guard) {
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
  socket.end([`HTTP/1.1 ${refusal.status} ${reasons[refusal.status]}`, ...lines, "", body].join("\r\n"));
  // Whoever goes on sending is not waited for.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** @type {Record<number, string>} */
const reasons = { 400: "Bad Request", 405: "Method Not Allowed", 408: "Request Timeout" };
