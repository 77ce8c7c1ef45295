import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => wanted.test(file));

interface Written {
  readonly line: number;
  readonly text: string;
}

/** The texts in a file between quotes and in patterns, without names of fields, imports and titles of tests. */
function textsIn(file: string, source: string): Written[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Written[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined && !isTitle(node, tree))
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text });
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** The name of a field, or of a test. */
const isTitle = (node: ts.Node, tree: ts.SourceFile): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isCallExpression(node.parent) &&
    node.parent.arguments[0] === node &&
    /^(?:it|describe)\b/.test(node.parent.expression.getText(tree)));

function textOf(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node))
    return node.text
      .replace(/^\/\^?|\$?\/\w*$/g, "")
      .replaceAll("\\b", "")
      .replace(/\\(.)/g, "$1");
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text.trim();
  return undefined;
}

const twoWords = /\p{L}{2,}[,:]? \p{L}{2,}/u;
const oneWord = /^\p{Lu}\p{Ll}{2,}[.!?…]?$/u;

const written = filesIn("lib", /(?:i18n\/(?:en|es|pt)\/|words[./](?:en|es|pt)\.ts).*(?<!\.test\.ts)$/)
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => textsIn(file, readFileSync(join(root, file), "utf8")))
  .map(({ text }) => text);
const sentences = [...new Set(written.filter((text) => twoWords.test(text)))];
const words = new Set(written.filter((text) => oneWord.test(text)));

const inCatalogue = ({ text }: Written): boolean =>
  words.has(text) || (twoWords.test(text) && sentences.some((sentence) => text.includes(sentence)));

it("no browser test has a sentence or the name of a control that is in a catalogue", () => {
  const files = ["tests/browser", "tests/support/browser"].flatMap((folder) => filesIn(folder, /\.tsx?$/));
  const copied = files.flatMap((file) =>
    textsIn(file, readFileSync(join(root, file), "utf8"))
      .filter(inCatalogue)
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(copied).toEqual([]);
});

it.each(["page.getByText('Undo')", "saved(/^Two players are called Ana/)", "tap(`$" + "{name} went out`)"])(
  "%s is detected",
  (source) => {
    expect(textsIn("a.ts", source).filter(inCatalogue)).toHaveLength(1);
  },
);
