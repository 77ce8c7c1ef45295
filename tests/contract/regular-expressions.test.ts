import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isSafe } from "redos-detector";
import typescript from "typescript";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** These read only files of this repository or of its build, and benchmarks only what they started themselves. */
const ofTheBuild = /^lib\/server\/listener\/inline-scripts\.ts$|^scripts\/(?:bench|build)\//;

const files = ["app", "lib", "public", "scripts"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|mjs|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !ofTheBuild.test(file)),
);

interface Found {
  readonly file: string;
  /** The expression as it is written; for one built at run time, the code that builds it. */
  readonly text: string;
  readonly isMade: boolean;
}

function foundIn(file: string): Found[] {
  const code = readFileSync(join(root, file), "utf8");
  if (!/RegExp|\//.test(code)) return [];
  const source = typescript.createSourceFile(file, code, typescript.ScriptTarget.Latest);
  const found: Found[] = [];
  const look = (node: typescript.Node): void => {
    if (typescript.isRegularExpressionLiteral(node)) found.push({ file, text: node.text, isMade: false });
    const makes = typescript.isNewExpression(node) || typescript.isCallExpression(node);
    if (makes && typescript.isIdentifier(node.expression) && node.expression.text === "RegExp")
      found.push({ file, text: node.getText(source), isMade: true });
    typescript.forEachChild(node, look);
  };
  look(source);
  return found;
}

const all = files.flatMap(foundIn);

it("the search finds the program’s regular expressions", () => {
  expect(all.length).toBeGreaterThan(50);
});

it("no regular expression is built at run time, except from the build’s own files", () => {
  expect(all.filter(({ isMade }) => isMade)).toEqual([
    { file: "lib/server/listener/page-routes.ts", text: "new RegExp(regex)", isMade: true },
  ]);
});

it.each(all.filter(({ isMade }) => !isMade))(
  "$file: $text takes time proportional to its input",
  ({ text }) => {
    const end = text.lastIndexOf("/");
    const expression = new RegExp(text.slice(1, end), text.slice(end + 1));
    // The score is the number of ways to match the same prefix; infinite means that it grows with the input.
    const { safe, score } = isSafe(expression, { maxScore: 200, maxSteps: 100_000, timeout: Infinity });
    expect({ safe, score: score.infinite ? "infinite" : "" }).toEqual({ safe: true, score: "" });
  },
);

it("an expression that takes exponential time is detected", () => {
  expect(isSafe(/^[a-z0-9](?:-?[a-z0-9]+)*$/, { maxSteps: 100_000, timeout: Infinity }).safe).toBe(false);
});
