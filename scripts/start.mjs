import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import { safeHeaders } from "./headers.mjs";
import { leaguePages } from "./league-pages.mjs";
import { logPrinted } from "./printed.mjs";
import { refuseUnread, sendRefusal } from "./refusals.mjs";
import { routeNames, routes } from "./route-names.mjs";
import { staticFiles } from "./static.mjs";

/** Methods that Next knows. It answers any other with an empty 400, and TRACE with a 500. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** How long open requests may take to finish once the server was told to stop, in milliseconds. */
const stopTimeoutMs = 5_000;

/**
 * How long a client may take, in milliseconds: for the head of a request, and for all of it. Phones give up after 15
 * seconds (lib/client/net/server-calls.ts). What goes out, events among it, may take as long as it likes.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };

chdir(fileURLToPath(new URL("..", import.meta.url)));
Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

// Once whoever reads what is written here is gone, each write fails. Unheeded, that would be a fault, which is written,
// which fails, and so on for ever.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  // Where the program was brought built, without its sources, nothing is built.
  if (existsSync("app")) (await import("./build.mjs")).buildWhenNeeded();
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
  const { settings, leagueStore, guard, api, answerApi, logLine, logFault, ...running } =
    await firstRequest(handle);
  const serveStatic = staticFiles();
  const setSafeHeaders = safeHeaders();
  const pageOf = routeNames();
  /** @param {string} path */
  const routeOf = (path) => api.nameOf(path) ?? pageOf(path);
  const build = readFileSync(".next/BUILD_ID", "utf8").trim();
  const servePage = leaguePages((/** @type {string} */ slug) => leagueStore.versionOf(slug), build, {
    draw: (request, response) => guard.render(() => handle(request, response)),
    answer: handle,
  });
  /** @type {typeof servePage} */
  const serve = (request, response) =>
    api.nameOf(pathOf(request)) ? answerApi(request, response) : servePage(request, response);
  /** @type {Set<import("node:http").ServerResponse>} */
  const answering = new Set();
  let stopping = false;
  /** @type {ReturnType<typeof logPrinted>} */
  let during = (_route, work) => work();

  /** @type {import("node:http").RequestListener} */
  const answer = (request, response) => {
    const malformed = guard.malformed(request);
    setSafeHeaders(request, response);
    answering.add(response);
    if (stopping) response.setHeader("Connection", "close");
    const began = performance.now();
    const { method } = request;
    const path = pathOf(request);
    const route = () => routeOf(path);
    response.once("close", () => {
      answering.delete(response);
      if (settings.log !== "requests" && response.statusCode < 500) return;
      const ms = Math.round(performance.now() - began);
      logLine("request", { method, route: route(), status: response.statusCode, ms });
    });
    if (!malformed && serveStatic(request, response)) return;
    const visit =
      malformed ?? guard.admit(request, (/** @type {() => void} */ done) => response.once("close", done));
    if (visit instanceof Response) {
      void sendRefusal(response, visit);
      return;
    }
    // Next flushes the head of an answer right before the first of its body: two packets, two writes. Node makes them one.
    response.flushHeaders = () => {};
    // No route here has PATCH, so an unknown method gets the same answer: 405, and what is allowed.
    if (!knownMethods.has(method ?? "")) request.method = "PATCH";
    during(route, () => {
      visit
        .run(() => serve(request, response))
        .catch((/** @type {unknown} */ error) => {
          const refusal = response.headersSent ? undefined : guard.refusalOf(route(), error);
          if (refusal) return sendRefusal(response, refusal);
          logFault(route(), error);
          response.destroy();
        });
    });
  };
  const server = createServer(timeouts, answer);
  // Whatever somebody expects besides a 100, the answer is what it would be; Node's own is an empty 417.
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => refuseUnread(socket, error, guard));
  server.on("error", (error) => {
    console.error(`Cannot listen on port ${settings.port}: ${error.message}`);
    process.exit(1);
  });
  server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () => {
    for (const address of addresses(server, settings.host, running.homeAddresses)) console.log(address);
    during = logPrinted(logFault);
  });

  const stop = () => {
    if (stopping) return;
    stopping = true;
    logLine("stopping");
    server.close(async () => {
      await running.closeStore();
      logLine("stopped");
      process.exit(0);
    });
    for (const response of answering) if (!response.headersSent) response.setHeader("Connection", "close");
    running.closeStreams();
    // Who has been answered meanwhile may still hold the connection.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => server.closeAllConnections(), stopTimeoutMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
}

/** @param {import("node:http").IncomingMessage} request */
const pathOf = ({ url = "" }) => url.split("?")[0] ?? "";

/**
 * Next runs instrumentation.ts, which reads the settings and opens the database, with the first request. So that the
 * first one is not a person's, it is made here, on a port that nobody knows. Whether all is well, /api/health tells
 * whoever asks; a server whose disk is full can still be read.
 * @param {import("node:http").RequestListener} handle
 */
async function firstRequest(handle) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  const running = Reflect.get(globalThis, Symbol.for("pipkeeper.server"));
  if (!running) throw new Error(await health.text());
  await readPages(`http://127.0.0.1:${port}`);
  server.close();
  server.closeAllConnections();
  return running;
}

/**
 * Next reads the code of a page when somebody opens it for the first time. Here all of it is read now, by opening each
 * for a league that is not there: a build that is made beside the running server is the next one's.
 * @param {string} url
 */
function readPages(url) {
  const pages = routes().filter(({ page }) => page.startsWith("/l/") && page.includes("["));
  return Promise.all(pages.map(({ page }) => fetch(url + page.replace(/\[\w{1,40}\]/g, "-"))));
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
