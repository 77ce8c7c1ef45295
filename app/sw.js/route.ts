import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The worker is written after Next's build, of which it lists the files (scripts/build/worker.ts). */
export const dynamic = "force-dynamic";

const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };

/** While developing, a worker that an earlier `npm start` left at this address goes away by itself. */
const unregister = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
`;

/** As it was when the server started: a build that is made beside it is the next one's. Next's own build has none yet. */
const file = join(/* turbopackIgnore: true */ process.cwd(), ".next", "sw.js");
const script =
  process.env.NODE_ENV === "production" && existsSync(file) ? readFileSync(file, "utf8") : unregister;

/** The service worker of this build. */
export async function GET(): Promise<Response> {
  return new Response(script, { headers });
}
