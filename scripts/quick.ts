import { spawnSync } from "node:child_process";
import { run } from "./run-program";

// What to run after a small change: format and lint of the files that differ from the last commit, the types, and the
// unit tests that reach these files, properties for two seconds each; without such files, those of the last commit.
// Usage: npm run quick [-- FILE…]

process.env.QUICK = "1";

const gitLines = (...args: readonly string[]): string[] =>
  spawnSync("git", args, { encoding: "utf8" }).stdout.split("\n").filter(Boolean);

function changedFiles(): string[] {
  const now = [
    ...gitLines("diff", "HEAD", "--name-only", "--diff-filter=d"),
    ...gitLines("ls-files", "--others", "--exclude-standard"),
  ];
  return now.length > 0 ? now : gitLines("diff", "HEAD~1", "--name-only", "--diff-filter=d");
}

const given = process.argv.slice(2);
const files = given.length > 0 ? given : changedFiles();
const code = files.filter((file) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(file));
console.log(`${files.join("\n")}\n`);
const results = [
  await run("biome", "check", "--write", "--error-on-warnings", "--no-errors-on-unmatched", ...code),
];
results.push(
  ...(await Promise.all([
    run("tsc"),
    run(
      "vitest",
      "related",
      "--run",
      "--project",
      "unit",
      "--passWithNoTests",
      "--silent=passed-only",
      ...code,
    ),
  ])),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
