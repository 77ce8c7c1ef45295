import { backUp } from "../../lib/server/backup";
import { readSettings } from "../../lib/server/env";

/** `npm run backup -- FILE`: copies the database that DATABASE_URL names, whether a server is running on it or not. */
export function command(args: readonly string[]): string {
  const [to, ...more] = args;
  if (to === undefined || to.startsWith("-") || more.length > 0)
    throw new Error("Name one file for the backup: npm run backup -- FILE");
  const { databaseFile } = readSettings(process.env);
  console.log(`Copying ${databaseFile} and checking the copy.`);
  backUp(databaseFile, to);
  return `Everything is in ${to}.`;
}
