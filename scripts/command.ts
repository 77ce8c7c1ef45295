import { isAbsolute, join, relative, resolve } from "node:path";
import { backup } from "./commands/backup";
import { restore } from "./commands/restore";

// A command that works on the database: node .next/bin/command.mjs backup|restore …
// Files are named from where it was called; npm says where that was.

const commands = new Map([
  ["backup", backup],
  ["restore", restore],
]);
const [name = "", ...args] = process.argv.slice(2);
const calledFrom = process.env.INIT_CWD ?? process.cwd();
// The build puts this file into .next/bin.
process.chdir(join(import.meta.dirname, "../.."));

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
