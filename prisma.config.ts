import { defineConfig } from "prisma/config";

// Generating needs no schema engine, but Prisma would download one all the same. Naming any program that exists keeps it
// from the network (docs/decisions/0010-starting-the-server.md).
if (process.argv.includes("generate")) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL || "file:./data/pipkeeper.db" },
});
