import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Another program for keeping scores, served as a host of static files would: compressed once, and kept by hash. */
export interface Peer {
  readonly url: string;
  /** The address that brings a game of these players to a device, with the points of every round. */
  gameLink(players: readonly string[], rounds: number): string;
  remove(): Promise<void>;
}

/** Serves a built copy of github.com/pthom/gamescoring from its folder. */
export async function startPeer(folder: string): Promise<Peer> {
  const dist = join(folder, "dist");
  const files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(dist.length),
        { type: types[extname(file)], body: gzipSync(readFileSync(file)) },
      ]),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const found = files.get(path === "/" ? "/index.html" : path);
    if (!found) return void response.writeHead(404).end();
    const kept = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    const headers = {
      "Content-Encoding": "gzip",
      "Cache-Control": kept,
      "Content-Length": found.body.length,
    };
    response
      .writeHead(200, { ...headers, ...(found.type && { "Content-Type": found.type }) })
      .end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { compressToEncodedURIComponent } = createRequire(join(folder, "package.json"))("lz-string");
  return {
    url,
    gameLink: (players, rounds) => {
      const points = Array.from({ length: rounds }, (_, round) =>
        players.map((_, seat) => (seat + round) * 3),
      );
      const game = { v: 1, i: "a-game", w: 1, n: "Dominoes", r: "h", p: players, s: points, t: Date.now() };
      return `${url}/#g=${compressToEncodedURIComponent(JSON.stringify(game))}`;
    },
    remove: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
