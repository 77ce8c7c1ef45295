#!/usr/bin/env node
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { version } from "../package.json";
import { https } from "./commands/https";

// The command of the installed package. It is replaced as a whole by the next version, so what people have is elsewhere:
// in their home folder, or where DATABASE_URL says, from the folder where the command was called.

const usage = `Pipkeeper ${version}

pipkeeper start                 keeps score until Ctrl+C, and prints the addresses to open
pipkeeper https [ADDRESS ...]   https at home, beside it; needs Caddy
pipkeeper backup FILE           copies everything, also while it runs (or --folder FOLDER [--keep 14])
pipkeeper restore FILE          puts a copy back (--overwrite puts what is there aside)
pipkeeper move FROM TO          copies everything into an empty database
pipkeeper --version

Games are in ~/.pipkeeper/pipkeeper.db, or where DATABASE_URL says. PORT and HOST say where it listens.`;

const inHome = (name: string): string => join(homedir(), ".pipkeeper", name);

function databaseUrl(given: string | undefined): string {
  if (!given) return `file:${inHome("pipkeeper.db")}`;
  return given.startsWith("file:") ? `file:${resolve(given.slice("file:".length))}` : given;
}

const commands: Readonly<Record<string, () => unknown>> = {
  start: () => import("./start"),
  https: () => https(process.argv.slice(3), inHome("https")),
  backup: () => import("./command"),
  restore: () => import("./command"),
  move: () => import("./command"),
  "--version": () => console.log(version),
  "--help": () => console.log(usage),
};

process.env.DATABASE_URL = databaseUrl(process.env.DATABASE_URL);
// Through npx this is where npm was called, not where file names are meant from.
delete process.env.INIT_CWD;
try {
  const [, , name = ""] = process.argv;
  if (!Object.hasOwn(commands, name)) throw new Error(usage);
  await commands[name]?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
