/**
 * The characters in the font of preview pictures: most Latin and Cyrillic letters, digits, common signs. For anything
 * else, the library that draws them would fetch a font from a third party, which this server must never do.
 */
const known =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026]$/u;
/** The few letters in these ranges that it lacks. */
const missing = "ĔĕĬĭĸĿŀŉŎŏ";

/** Combining marks, and invisible characters. */
const unseen = /^[\p{M}\p{C}]$/u;

/** A text as a preview picture can show it: "…" stands for what it cannot. */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFC").replaceAll(/\s/g, " ")].map((letter) => {
    if (known.test(letter) && !missing.includes(letter)) return letter;
    return unseen.test(letter) ? "" : "…";
  });
  const shown = letters
    .join("")
    .replaceAll(/ +/g, " ")
    .replaceAll(/…(?: ?…)+/g, "…")
    .trim();
  return shown === "" ? "…" : shown;
}
