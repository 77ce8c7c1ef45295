import { isAbsolute, join, relative, resolve } from "node:path";
import { backup } from "./commands/backup";
import { restore } from "./commands/restore";

// A command that works on the database: backup|restore … As `npm run` it needs no build; where there is only a build it
// is `node .next/bin/command.mjs`. Files are named from where it was called.

const commands = new Map([
  ["backup", backup],
  ["restore", restore],
]);
const [name = "", ...args] = process.argv.slice(2);
// npm goes to the program's folder and says from where; otherwise this file is in .next/bin.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
if (process.env.INIT_CWD === undefined) process.chdir(join(import.meta.dirname, "../.."));

try {
  const command = commands.get(name);
  if (!command) throw new Error(`Name a command: ${[...commands.keys()].join(" or ")}.`);
  console.log(command(args, fromHere));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function fromHere(file: string): string {
  return isAbsolute(file) ? file : relative(process.cwd(), resolve(calledFrom, file));
}
