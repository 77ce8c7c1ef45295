import { existsSync } from "node:fs";

/** How a person calls a command of this program: in a checkout through npm, installed by its own name. */
export const called = (command: string, args: string): string =>
  existsSync("scripts/command.ts") ? `npm run ${command} -- ${args}` : `pipkeeper ${command} ${args}`;
