import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { languages } from "../lib/i18n/language";
import { pageRoutes } from "../lib/server/listener/page-routes";
import { refuseUnread } from "../lib/server/listener/refusals";
import { requestListener } from "../lib/server/listener/request-listener";
import { logConsole } from "../lib/server/ops/console-log";
import { homeAddresses } from "../lib/server/ops/home-network";
import { logLine } from "../lib/server/ops/log";
import type { Server as Running } from "../lib/server/running-server";
import { startServerOrExit } from "../lib/server/start";
import { showCode } from "./terminal-code";

/** How long open requests may take to finish once the server is stopping, in milliseconds. */
const stopTimeoutMs = 5_000;

/**
 * How long a client may take, in milliseconds: for the head of a request, and for all of it. Phones give up after 15
 * seconds (lib/client/net/server-calls.ts). Answers, including event streams, may take any time.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };

// The build puts this file into .next/bin.
process.chdir(join(import.meta.dirname, "../.."));
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

// If the reader of the output has ended, each write fails. Without this, that would be a fault, which is logged,
// which fails, and so on for ever.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

await start(await startServerOrExit());

async function start(running: Running): Promise<void> {
  const { default: next } = await import("next");
  const app = next({ dev: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  await readPages((request, response) => handle(request, response));

  const { settings } = running;
  const listener = requestListener(running, (request, response) => handle(request, response));
  const answering = new Set<ServerResponse>();
  const stopping = new AbortController();
  const server = createServer(timeouts);
  const answer: RequestListener = (request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
    if (stopping.signal.aborted) response.setHeader("Connection", "close");
    listener(request, response);
  };
  server.on("request", answer);
  // Requests that expect anything besides 100 are answered as usual; Node's own answer is an empty 417.
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => refuseUnread(socket, error, running.guard));
  server.on("error", (error) => {
    console.error(`Cannot listen on port ${settings.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () => {
    const { local, home } = addresses(server, settings.host);
    console.log(`Pipkeeper is open at ${local}`);
    for (const address of home) console.log(`On the home network:  ${address}`);
    showCode(home[0]);
    logLine("started", { engine: running.database.engine });
    logConsole();
  });
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    stopInOrder(server, running, answering);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
}

/**
 * Next loads the code of a page when it is first opened. Here all of it is loaded now, by opening each page for a
 * league that does not exist, on a port that nobody knows: a build made beside the running server belongs to the next
 * one.
 */
async function readPages(handle: RequestListener): Promise<void> {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pages = pageRoutes().filter(({ page }) => page.startsWith("/[lang]/l/[slug]"));
  for (const { page } of pages) readClientParts(page);
  const open = async (page: string, language: string) => {
    const address = `http://127.0.0.1:${port}${page.replace("/[lang]", "").replace(/\[\w{1,40}\]/g, "-")}`;
    // Read to the end: from Node 24 on, a body that is broken off is a fault that nobody catches.
    await (await fetch(address, { headers: { "Accept-Language": language } })).arrayBuffer();
  };
  // All of them load the same words.
  const [english, ...others] = languages;
  await Promise.all([
    ...pages.map(({ page }) => open(page, english)),
    ...others.map((language) => open("/[lang]/l/[slug]", language)),
  ]);
  server.close();
  server.closeAllConnections();
}

/**
 * The parts of a page that run in browsers have chunks of their own, and a league that does not exist needs none of
 * them.
 */
function readClientParts(page: string): void {
  const manifest = `.next/server/app${page}/page_client-reference-manifest.js`;
  if (!existsSync(manifest)) return;
  const require = createRequire(import.meta.url);
  for (const [, chunk = ""] of readFileSync(manifest, "utf8").matchAll(
    /"(server\/chunks\/ssr\/[^"]{1,200})"/g,
  ))
    if (chunk.endsWith(".js")) require(join(process.cwd(), ".next", chunk));
}

/** Accepts no new requests, finishes those being answered, and then closes the database. */
function stopInOrder(server: Server, running: Running, answering: ReadonlySet<ServerResponse>): void {
  logLine("stopping");
  server.close(async () => {
    await running.closeStore();
    logLine("stopped");
    process.exit(0);
  });
  for (const response of answering) if (!response.headersSent) response.setHeader("Connection", "close");
  running.closeStreams();
  // Clients that have their answer may still hold the connection.
  setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(() => server.closeAllConnections(), stopTimeoutMs).unref();
}

/**
 * `npm start` runs this through a shell that ends on SIGTERM without passing it on: then this process has another
 * parent.
 */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** The addresses at which the page can be opened: from this machine, and from others in its network. */
function addresses(server: Server, host: string | undefined): { local: string; home: readonly string[] } {
  const { port } = server.address() as AddressInfo;
  if (host === undefined) return { local: `http://localhost:${port}`, home: homeAddresses(port) };
  return { local: `http://${host.includes(":") ? `[${host}]` : host}:${port}`, home: [] };
}
