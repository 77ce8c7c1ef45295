import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root";

// Generates a client for each database that DATABASE_URL can name, all from prisma/schema.prisma: Prisma's provider
// cannot be chosen when the program runs.

const schema = readFileSync(join(root, "prisma/schema.prisma"), "utf8");
mkdirSync(join(root, "generated"), { recursive: true });
for (const provider of ["sqlite", "postgresql", "cockroachdb"]) {
  const file = join(root, "generated", `${provider}.prisma`);
  const placed = schema
    .replace('provider = "sqlite"', `provider = "${provider}"`)
    .replace('"../generated/sqlite"', `"./${provider}"`);
  writeFileSync(file, placed);
  const prisma = join(root, "node_modules/prisma/build/index.js");
  const args = [prisma, "generate", `--schema=${file}`];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
