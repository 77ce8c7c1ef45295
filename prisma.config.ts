import { defineConfig } from "prisma/config";
import { readSettings } from "./lib/server/ops/env";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: `file:${readSettings(process.env).databaseFile}` },
});
