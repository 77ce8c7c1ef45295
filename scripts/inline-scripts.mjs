import { createHash } from "node:crypto";

/**
 * The hashes of all scripts inside a document.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScripts(html) {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script/gs);
  const hashes = [...found].map(([, code = ""]) => createHash("sha256").update(code).digest("base64"));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
