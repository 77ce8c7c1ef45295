/** A line of a table: its cells, and its number in the text, from 1. */
export interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of a text in which a character separates cells, and quotation marks may enclose them (RFC 4180). */
export function separatedLines(text: string, separator: string, quote = '"'): Line[] {
  const lines: Line[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const cells: string[] = [];
    const first = line;
    for (let more = true; more; ) {
      let cell = "";
      const from = at;
      while (text[at] === " " && separator !== " ") at++;
      const end = text[at] === quote ? closingOf(text, at, quote) : -1;
      if (end < 0) at = from;
      else {
        cell = text.slice(at + 1, end).replaceAll(quote + quote, quote);
        line += cell.split("\n").length - 1;
        at = end + 1;
      }
      const rest = at;
      while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at++;
      cells.push((cell + text.slice(rest, at)).trim());
      more = text[at] === separator && at < text.length;
      if (more) at++;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at++;
    at++;
    line++;
    lines.push({ line: first, cells });
  }
  return lines;
}

/** Where the quotation mark at `start` is closed; -1 if it never is, so that it is part of the text. */
function closingOf(text: string, start: number, quote: string): number {
  for (let at = text.indexOf(quote, start + 1); at >= 0; at = text.indexOf(quote, at + 2))
    if (text[at + 1] !== quote) return at;
  return -1;
}

const separators = ["\t", ";", ",", "|"] as const;

/** What separates the cells of a text: what most lines have, and have equally often. */
export function separatorOf(text: string): string {
  const sample = text
    .slice(0, 20_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(0, 100);
  const scored = separators.map((separator) => {
    const counts = sample.map((line) => separatedLines(line, separator)[0]?.cells.length ?? 1);
    const have = counts.filter((count) => count > 1);
    const usual = Math.max(
      0,
      ...[...new Set(have)].map((count) => have.filter((each) => each === count).length),
    );
    return { separator, score: have.length + usual };
  });
  const best = scored.reduce((before, each) => (each.score > before.score ? each : before));
  return best.score === 0 ? "\t" : best.separator;
}
