import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// Next's own server for development, with nothing sent to a third party.
const next = fileURLToPath(new URL("../node_modules/next/dist/bin/next", import.meta.url));
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const child = spawn(process.execPath, [next, "dev", ...process.argv.slice(2)], { env, stdio: "inherit" });
process.on("SIGTERM", () => child.kill());
process.on("SIGINT", () => child.kill("SIGINT"));
child.on("exit", (code) => process.exit(code ?? 0));
