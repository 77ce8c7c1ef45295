import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";
import { builtDocuments } from "./build-files";

/** The script that runs the others, once all of them are there. */
const runtime = /<script src="([^"]*\/turbopack-[^"]*\.js)" async=""><\/script>/;
const look = '<script src="/look.js"></script>';
const firstStyles = '<link rel="stylesheet"';

/**
 * So that a document is painted as early as it can be: `public/look.js` stands before the styles, since a script behind
 * them waits for them, and the body for the script. And it is left to it when the program starts.
 */
export function paintFirst(): void {
  for (const [address, path] of builtDocuments()) {
    const file = join(root, path);
    const html = readFileSync(file, "utf8");
    const program = runtime.exec(html);
    if (!program || !html.includes(look) || !html.includes(firstStyles))
      throw new Error(`${address} does not begin as others do`);
    const [script, source] = program;
    const held = `<link rel="preload" as="script" href="${source}" data-program=""/>`;
    const rest = html.replace(script, "").replace(look, "");
    writeFileSync(file, rest.replace(firstStyles, `${held}${look}${firstStyles}`));
  }
}
