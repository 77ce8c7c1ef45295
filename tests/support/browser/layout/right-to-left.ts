import type { Page } from "playwright-core";
import ts from "typescript";
import { directionOf } from "../../../../lib/i18n/language";

const latin = "abcdefghijklmnopqrstuvwxyz";
const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/** A text in right-to-left letters; JavaScript escapes stay. */
const inArabicLetters = (written: string): string =>
  written.replace(/\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[a-z]/gi, (part) =>
    part.length > 1 ? part : (arabic[latin.indexOf(part.toLowerCase())] ?? part),
  );

/** In a catalogue's script, single words that are not sentences: names of exports, and options for `Intl`. */
const isSentence = (text: string): boolean =>
  text !== "use strict" && /[a-z]/i.test(text) && /^[A-Z][a-z]{2}|\s/.test(text);

/** A script of catalogues with every sentence in those letters. */
function inMadeUpLanguage(script: string): string {
  const tree = ts.createSourceFile("chunk.js", script, ts.ScriptTarget.Latest, true);
  let written = "";
  let at = 0;
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    const isName =
      ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node;
    if (isText && !isName && isSentence(node.text)) {
      const from = node.getStart(tree);
      written += script.slice(at, from) + inArabicLetters(script.slice(from, node.end));
      at = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return written + script.slice(at);
}

/**
 * Reloads the page in a made-up language: the catalogues that contain one of these sentences arrive in right-to-left
 * letters.
 */
export async function switchToRightToLeft(page: Page, sentences: readonly string[]): Promise<void> {
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isCatalogue = sentences.some((sentence) => script.includes(sentence));
    await route.fulfill({ response, body: isCatalogue ? inMadeUpLanguage(script) : script });
  });
  await page.reload();
  await page
    .getByRole("button", { name: /[\u0621-\u064a]/ })
    .first()
    .waitFor();
  // The direction that the layout would set. React has rendered the document again, because its words differ from the
  // prerendered ones.
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, directionOf("ar"));
}
