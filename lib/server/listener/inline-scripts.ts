import { createHash } from "node:crypto";

/** The hashes of all scripts inside a document, as a policy names them. */
export function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script/gs);
  const hashes = [...found].map(([, code = ""]) => createHash("sha256").update(code).digest("base64"));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
