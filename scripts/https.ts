import { join } from "node:path";
import { https } from "./commands/https";
import { root } from "./root";

try {
  https(process.argv.slice(2), join(root, "data/https"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
