import { spawn } from "node:child_process";
import { join } from "node:path";
import { developmentHeaders } from "../lib/server/listener/headers";
import { root } from "./root";

// Next's own development server, with the headers of `npm start` and no telemetry.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  DEVELOPMENT_HEADERS: JSON.stringify(developmentHeaders),
};
const next = join(root, "node_modules/next/dist/bin/next");
const child = spawn(process.execPath, [next, "dev", ...process.argv.slice(2)], { env, stdio: "inherit" });
process.on("SIGTERM", () => child.kill());
process.on("SIGINT", () => child.kill("SIGINT"));
child.on("exit", (code) => process.exit(code ?? 0));
