/** What `npm run dev` answers with. `npm start` sets headers itself, for each kind of answer its own. */
const development =
  process.env.DEVELOPMENT_HEADERS &&
  Object.entries(JSON.parse(process.env.DEVELOPMENT_HEADERS)).map(([key, value]) => ({ key, value }));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // No picture is made smaller here: pages have drawings, and the request guard refuses Next's service for it.
  images: { unoptimized: true },
  // Native code cannot be bundled, and drivers load parts of themselves by name.
  serverExternalPackages: ["better-sqlite3", "@prisma/adapter-better-sqlite3", "@prisma/adapter-pg", "pg"],
  // `npm run check` runs tsc; a person who only starts the program need not wait for it.
  typescript: { ignoreBuildErrors: true },
  headers: async () => (development ? [{ source: "/:path*", headers: development }] : []),
};

export default config;
