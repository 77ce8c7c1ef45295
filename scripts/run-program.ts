import { spawn } from "node:child_process";

/** Runs a program and shows what it wrote once it has ended, so that two at a time do not mix. */
export function run(program: string, ...args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn("npx", [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    let written = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => {
        written += part;
      });
    child.on("close", (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${written.trim()}\n${code === 0 ? "ok" : "FAILED"}: ${program}, ${seconds} s\n`);
      resolve(code === 0);
    });
  });
}
