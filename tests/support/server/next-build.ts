import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The address of a server and the proxy in front of it: see `inFrontOf`. */
interface BuildProxy {
  readonly url: string;
  /**
   * From now on the server appears to have another build: the same pages with another comment. `worker` names the build
   * of the service worker if it differs, as on a server that changes during a download.
   */
  deploy(build: string, worker?: string): void;
  close(): Promise<void>;
}

const hashOf = (content: string): string => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/**
 * A proxy in front of a server, at an address of its own. After `deploy`, every page ends in a comment with the build's
 * name, and the service worker lists those pages, as after a build of other code.
 */
export async function startBuildProxy(server: string): Promise<BuildProxy> {
  let pages = "";
  let worker = "";
  const marked = (html: string, build: string): string => (build ? `${html}<!--${build}-->` : html);
  const markedWorker = async (script: string): Promise<string> => {
    if (!worker) return script;
    const found = /const shell = (\{.*?\n\});/s.exec(script)?.[1] ?? "";
    const shell = JSON.parse(found);
    for (const path of Object.keys(shell.documents)) {
      const [, language, ...rest] = path.split("/");
      const page = await fetch(`${server}/${rest.join("/")}?lang=${language}`);
      shell.documents[path] = hashOf(marked(await page.text(), worker));
    }
    return script.replace(found, JSON.stringify({ ...shell, version: worker }));
  };
  const front = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" && !["host", "connection"].includes(name) ? [[name, value]] : [],
    );
    const leaving = new AbortController();
    response.on("close", () => leaving.abort());
    try {
      const answer = await fetch(server + path, {
        headers,
        method: request.method ?? "GET",
        signal: leaving.signal,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const type = answer.headers.get("content-type") ?? "";
      const stored = ["content-type", "cache-control", "vary", "x-nextjs-rewritten-path"].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(answer.status, Object.fromEntries(stored));
      if (path === "/sw.js") response.end(await markedWorker(await answer.text()));
      else if (type.startsWith("text/html")) response.end(marked(await answer.text(), pages));
      else {
        // Live updates never end, so each part is passed on as it arrives.
        const reader = answer.body?.getReader();
        for (let part = await reader?.read(); part?.value; part = await reader?.read())
          response.write(part.value);
        response.end();
      }
    } catch {
      response.destroy();
    }
  });
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (build, other = build) => {
      pages = build;
      worker = other;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
    },
  };
}
