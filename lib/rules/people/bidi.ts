/** Letters of right-to-left scripts, and marks that change the direction of what follows them. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A name for use in a sentence: one from right to left, or with marks, is isolated (Unicode's FSI … PDI), so that it
 * cannot move the numbers after it or turn the sentence around. Every other name is unchanged.
 */
export const isolated = (name: string): string =>
  turning.test(name) ? `\u2068${name.replace(marks, "")}\u2069` : name;
