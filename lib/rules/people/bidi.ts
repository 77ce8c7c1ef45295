/** Letters that are written from right to left, and marks that turn around what follows them. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name as it goes into a sentence: one from right to left, or with marks, is set apart (Unicode's FSI … PDI), so that
 * numbers after it stay where they belong and nothing of the sentence is turned around. Every other name is as it was.
 */
export const isolated = (name: string): string =>
  turning.test(name) ? `\u2068${name.replace(marks, "")}\u2069` : name;
