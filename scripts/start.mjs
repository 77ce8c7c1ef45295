import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import { buildWhenNeeded } from "./build.mjs";
import { leaguePages } from "./league-pages.mjs";
import { staticFiles } from "./static.mjs";

/** Methods that Next knows. It answers any other with an empty 400, and TRACE with a 500. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** How long open requests may take to finish once the server was told to stop, in milliseconds. */
const patience = 5_000;

chdir(fileURLToPath(new URL("..", import.meta.url)));
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

try {
  await buildWhenNeeded();
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const { default: next } = await import("next");
  const app = next({ dev: false });
  await app.prepare();
  const handle = app.getRequestHandler();
  await firstRequest(handle);
  const { settings, homeAddresses, leagueStore, closeStore, closeStreams } = Reflect.get(
    globalThis,
    Symbol.for("pipkeeper.server"),
  );
  const serveStatic = staticFiles();
  const build = readFileSync(".next/BUILD_ID", "utf8").trim();
  const serve = leaguePages((slug) => leagueStore.versionOf(slug), build, handle);
  const server = createServer((request, response) => {
    if (!isReadable(request.url ?? "")) {
      response.writeHead(400, { "Content-Type": "application/problem+json" });
      response.end(problemDocument("bad-address", 400, "The address is not rightly encoded."));
      return;
    }
    if (serveStatic(request, response)) return;
    // No route here has PATCH, so an unknown method gets the same answer: 405, and what is allowed.
    if (!knownMethods.has(request.method ?? "")) request.method = "PATCH";
    serve(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      response.destroy();
    });
  });
  server.on("clientError", refuseUnread);
  server.on("error", (error) => {
    console.error(`Cannot listen on port ${settings.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () => {
    for (const address of addresses(server, settings.host, homeAddresses)) console.log(address);
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(async () => {
      await closeStore();
      process.exit(0);
    });
    closeStreams();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
}

/**
 * A problem document for what never reaches a route.
 * @param {string} code
 * @param {number} status
 * @param {string} title
 */
function problemDocument(code, status, title) {
  const problems = [{ code, path: "", message: title }];
  return JSON.stringify({
    type: `urn:problem-type:pipkeeper:${code}`,
    title,
    status,
    detail: title,
    code,
    problems,
  });
}

/**
 * Answers what Node itself could not read as HTTP: a method that it has never heard of gets a 405, all else a 400.
 * @param {Error & { code?: string }} error
 * @param {import("node:stream").Duplex} socket
 */
function refuseUnread(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const method = error.code === "HPE_INVALID_METHOD";
  const body = method
    ? problemDocument("wrong-method", 405, "Method Not Allowed")
    : problemDocument("not-http", 400, "Bad Request");
  const head = method
    ? ["HTTP/1.1 405 Method Not Allowed", "Allow: GET, HEAD, POST, OPTIONS"]
    : ["HTTP/1.1 400 Bad Request"];
  const type = "Content-Type: application/problem+json";
  socket.end([...head, type, `Content-Length: ${body.length}`, "Connection: close", "", body].join("\r\n"));
}

/**
 * Whether the path can be decoded. Next answers 500 where it cannot.
 * @param {string} url
 */
function isReadable(url) {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * Next runs instrumentation.ts, which reads the settings and opens the database, with the first request. So that the
 * first one is not a person's, it is made here, on a port that nobody knows.
 * @param {import("node:http").RequestListener} handle
 */
async function firstRequest(handle) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  if (!health.ok) throw new Error(await health.text());
  server.close();
  server.closeAllConnections();
}

/**
 * `npm start` runs this through a shell that ends on SIGTERM and tells nobody: then this process has another parent.
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/**
 * Where the page can be opened, a line each.
 * @param {import("node:http").Server} server
 * @param {string | undefined} host
 * @param {(port: number) => string[]} homeAddresses
 */
function addresses(server, host, homeAddresses) {
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  if (host) return [`Pipkeeper is open at http://${host.includes(":") ? `[${host}]` : host}:${port}`];
  const home = homeAddresses(port).map((address) => `On the home network:  ${address}`);
  return [`Pipkeeper is open at http://localhost:${port}`, ...home];
}
