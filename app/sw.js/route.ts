import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The worker is written after Next's build, because it lists the build's files (scripts/build/worker.ts). */
export const dynamic = "force-dynamic";

const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };

/** During development, a worker left by an earlier `npm start` removes itself. */
const unregister = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
`;

/** Read when the server starts: a later build belongs to the next start. During Next's own build there is none yet. */
const file = join(/* turbopackIgnore: true */ process.cwd(), ".next", "sw.js");
const script =
  process.env.NODE_ENV === "production" && existsSync(file) ? readFileSync(file, "utf8") : unregister;

/** The service worker of this build. */
export async function GET(): Promise<Response> {
  return new Response(script, { headers });
}
