import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./root.mjs";

/**
 * Bundles the commands that work on the database, so that they run wherever the server does: without a compiler.
 * `scripts/command.mjs` runs them.
 */
export async function writeCommands(): Promise<void> {
  const bundle = await rolldown({
    input: {
      backup: join(root, "scripts/commands/backup.ts"),
      restore: join(root, "scripts/commands/restore.ts"),
    },
    cwd: root,
    platform: "node",
    tsconfig: join(root, "tsconfig.json"),
    external: ["better-sqlite3"],
  });
  await bundle.write({
    dir: join(root, ".next/commands"),
    format: "es",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
}
