import { renderUnicodeCompact } from "uqr";

/** Shows an address as a code to scan, if a person is looking. White on black whatever the terminal's colours are. */
export function showCode(address: string | undefined): void {
  if (address === undefined || !process.stdout.isTTY) return;
  const lines = renderUnicodeCompact(address, { border: 2 }).split("\n");
  console.log(lines.map((line) => `\u001b[97;40m${line}\u001b[0m`).join("\n"));
}
