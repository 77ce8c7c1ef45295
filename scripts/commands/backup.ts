import { parseArgs } from "node:util";
import { backUp, backUpInto } from "../../lib/server/ops/backup";
import { called } from "../../lib/server/ops/called";
import { databaseFileOf } from "../../lib/server/ops/env";

const usage = () =>
  `Name a file (${called("backup", "FILE")}) or a folder (${called("backup", "--folder FOLDER [--keep 14]")}).`;

/**
 * `npm run backup -- FILE` copies the database that DATABASE_URL names, whether a server is running on it or not. With
 * `--folder FOLDER` the file gets the next number in that folder, and `--keep N` deletes all but the newest N there.
 */
export function backup(args: readonly string[], resolvePath: (file: string) => string): string {
  const { to, folder, keep } = read(args);
  const databaseFile = databaseFileOf(process.env);
  console.log(`Copying ${databaseFile} and checking the copy.`);
  const file = resolvePath(to);
  if (folder) return `Everything is in ${backUpInto(databaseFile, file, keep)}.`;
  backUp(databaseFile, file);
  return `Everything is in ${file}.`;
}

function read(args: readonly string[]): {
  readonly to: string;
  readonly folder: boolean;
  readonly keep: number;
} {
  const { files, folder, keep } = parsed(args);
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
    throw new Error("--keep should be a whole number from 1 to 99999, such as 14.");
  const [to, ...more] = [...files, ...(folder === undefined ? [] : [folder])];
  if (!to || more.length > 0 || (keep !== undefined && folder === undefined)) throw new Error(usage());
  return { to, folder: folder !== undefined, keep: Number(keep ?? Number.POSITIVE_INFINITY) };
}

function parsed(args: readonly string[]) {
  try {
    const options = { folder: { type: "string" }, keep: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { files: positionals, ...values };
  } catch {
    throw new Error(usage());
  }
}
