/** What `npm run dev` answers with. `npm start` sets headers itself, for each kind of answer its own. */
const development =
  process.env.DEVELOPMENT_HEADERS &&
  Object.entries(JSON.parse(process.env.DEVELOPMENT_HEADERS)).map(([key, value]) => ({ key, value }));

/** A page is built once a language, below `app/[lang]`. Its address has no language: the request says which. */
const pages = "/:path((?!api(?:/|$)).*)";
/** @param {string} language @param {object} when */
const inLanguage = (language, when) => ({ source: pages, destination: `/${language}/:path*`, ...when });
/** @param {string} language */
const asksFor = (language) => ({ has: [{ type: "header", key: "accept-language", value: `${language}.*` }] });

/** @type {import("next").NextConfig} */
const config = {
  // Which build a page is of: pictures of screens are shown by the build that took them (public/look.js).
  env: { BUILT_FROM: process.env.BUILT_FROM ?? "development" },
  poweredByHeader: false,
  // Next sends the title and the preview of a page after it where they take longer, but not to these user agents.
  htmlLimitedBots: /./,
  // No picture is made smaller here: pages have drawings, and the request guard refuses Next's service for it.
  images: { unoptimized: true },
  // Native code cannot be bundled, and drivers load parts of themselves by name.
  serverExternalPackages: ["better-sqlite3", "@prisma/adapter-better-sqlite3", "@prisma/adapter-pg", "pg"],
  // Of zod, what lib/rules/zod.ts names: the build bundles it.
  turbopack: development ? {} : { resolveAlias: { "zod/mini": { browser: "./generated/zod.js" } } },
  experimental: {
    // So that imports can be on their way at once, and with fewer, larger chunks (docs/decisions/0065-…).
    turbopackClientSideNestedAsyncChunking: false,
    turbopackChunking: { maxChunkCountPerGroup: 3, maxMergeChunkSize: 1_000_000 },
  },
  // `npm run check` runs tsc; a person who only starts the program need not wait for it.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => [
    inLanguage("es", asksFor("es")),
    inLanguage("pt", asksFor("pt")),
    inLanguage("en", {}),
  ],
  headers: async () => (development ? [{ source: "/:path*", headers: development }] : []),
};

export default config;
