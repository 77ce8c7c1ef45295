import type { Page } from "playwright-core";
import ts from "typescript";
import { directionOf } from "../../../lib/i18n/language";

const latin = "abcdefghijklmnopqrstuvwxyz";
const arabic = "ابتثجحخدذرزسشصضطظعغفقكلمنه";

/** A text in letters that are written from right to left; what JavaScript escapes stays. */
const turned = (written: string): string =>
  written.replace(/\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[a-z]/gi, (part) =>
    part.length > 1 ? part : (arabic[latin.indexOf(part.toLowerCase())] ?? part),
  );

/** What is not said in a catalogue's script is a word by itself: names of exports, and options that `Intl` takes. */
const isSaid = (text: string): boolean =>
  text !== "use strict" && /[a-z]/i.test(text) && /^[A-Z][a-z]{2}|\s/.test(text);

/** A script with catalogues, in which every sentence is in those letters. */
function inMadeUpLanguage(script: string): string {
  const tree = ts.createSourceFile("chunk.js", script, ts.ScriptTarget.Latest, true);
  let written = "";
  let at = 0;
  const look = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    const isName =
      ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node;
    if (isText && !isName && isSaid(node.text)) {
      const from = node.getStart(tree);
      written += script.slice(at, from) + turned(script.slice(from, node.end));
      at = node.end;
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return written + script.slice(at);
}

/**
 * Opens the page again in a language that nobody speaks: the catalogues that have one of these sentences come in letters
 * from right to left.
 */
export async function speakFromRightToLeft(page: Page, sentences: readonly string[]): Promise<void> {
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
  // What the layout would have written. React has drawn the document anew, since its words are not those that were built.
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, directionOf("ar"));
}
