import { parseArgs } from "node:util";
import { restore as restoreBackup } from "../../lib/server/ops/backup";
import { called } from "../../lib/server/ops/called";
import { databaseFileOf } from "../../lib/server/ops/env";
import { readMigrations } from "../../lib/server/store/migrate";

const usage = () => `Name one backup: ${called("restore", "FILE [--overwrite]")}`;

/** `npm run restore -- FILE [--overwrite]`: replaces the database that DATABASE_URL names by a backup. */
export function restore(args: readonly string[], resolvePath: (file: string) => string): string {
  const { from: named, overwrite } = read(args);
  const from = resolvePath(named);
  const to = databaseFileOf(process.env);
  console.log(`Checking ${from} and copying it.`);
  const aside = restoreBackup(from, to, readMigrations("prisma/migrations"), overwrite);
  return `${to} is now a copy of ${from}.${aside ? ` The previous database is ${aside}.` : ""}`;
}

function read(args: readonly string[]): { readonly from: string; readonly overwrite: boolean } {
  try {
    const options = { overwrite: { type: "boolean", default: false } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [from, ...more] = positionals;
    if (from !== undefined && more.length === 0) return { from, overwrite: values.overwrite };
  } catch {
    // An unknown option.
  }
  throw new Error(usage());
}
