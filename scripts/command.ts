import { join, resolve } from "node:path";
import { backup } from "./commands/backup";
import { move } from "./commands/move";
import { restore } from "./commands/restore";

// A command that works on the database: backup|restore|move … With npm it needs no build; from a build alone it is
// `node .next/bin/command.mjs`. File names are relative to where it was called.

type Command = (args: readonly string[], resolvePath: (file: string) => string) => string | Promise<string>;

const commands = new Map<string, Command>([
  ["backup", backup],
  ["move", move],
  ["restore", restore],
]);
const [name = "", ...args] = process.argv.slice(2);
// npm changes to the program's folder and passes on where it was called; otherwise this file is in .next/bin.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
if (process.env.INIT_CWD === undefined) process.chdir(join(import.meta.dirname, "../.."));

try {
  const command = commands.get(name);
  if (!command) throw new Error(`Name a command: ${[...commands.keys()].join(", ")}.`);
  console.log(await command(args, resolvePath));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function resolvePath(file: string): string {
  return resolve(calledFrom, file);
}
