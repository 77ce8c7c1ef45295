import { existsSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Runs a command that works on the database: node scripts/command.mjs backup|restore …
// Files are named from where it was called; npm says where that was.

const [name, ...args] = process.argv.slice(2);
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

try {
  if (existsSync("app")) (await import("./build.mjs")).buildWhenNeeded();
  const { command } = await import(`../.next/commands/${name}.mjs`);
  console.log(command(args, fromHere));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} file */
function fromHere(file) {
  return isAbsolute(file) ? file : relative(process.cwd(), resolve(calledFrom, file));
}
