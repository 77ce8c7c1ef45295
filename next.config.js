import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { developmentHeaders } from "./scripts/headers.mjs";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // No picture is made smaller here: pages have drawings, and the request guard refuses Next's service for it.
  images: { unoptimized: true },
  // Native code cannot be bundled.
  serverExternalPackages: ["better-sqlite3", "@prisma/adapter-better-sqlite3"],
  // `npm run check` runs tsc; a person who only starts the program need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

const headers = Object.entries(developmentHeaders).map(([key, value]) => ({ key, value }));

/** `npm start` sets headers itself, for each kind of answer its own. */
export default (/** @type {string} */ phase) =>
  phase === PHASE_DEVELOPMENT_SERVER
    ? { ...config, headers: async () => [{ source: "/:path*", headers }] }
    : config;
