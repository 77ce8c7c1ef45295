/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // Native code cannot be bundled.
  serverExternalPackages: ["better-sqlite3", "@prisma/adapter-better-sqlite3"],
  // `npm run check` runs tsc; a person who only starts the program need not wait for it.
  typescript: { ignoreBuildErrors: true },
};
