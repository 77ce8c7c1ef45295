import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";

const folder = join(root, "generated");
const stamp = join(folder, "made-from");

/**
 * Generates a client for each database that DATABASE_URL can name, all from prisma/schema.prisma: Prisma's provider
 * cannot be chosen when the program runs. Nothing is done where the clients are those of this schema and this Prisma.
 */
export function makeClients(): void {
  const schema = readFileSync(join(root, "prisma/schema.prisma"), "utf8");
  const version = readFileSync(join(root, "node_modules/prisma/package.json"), "utf8");
  const wanted = createHash("sha256").update(schema).update(version).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  mkdirSync(folder, { recursive: true });
  for (const provider of ["sqlite", "postgresql"]) generate(schema, provider);
  writeFileSync(stamp, wanted);
}

function generate(schema: string, provider: string): void {
  const file = join(folder, `${provider}.prisma`);
  const placed = schema
    .replace('provider = "sqlite"', `provider = "${provider}"`)
    .replace('"../generated/sqlite"', `"./${provider}"`);
  writeFileSync(file, placed);
  const prisma = join(root, "node_modules/prisma/build/index.js");
  const args = [prisma, "generate", `--schema=${file}`];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`Prisma's client for ${provider} could not be generated.`);
}
