/** The fragment of a link to house rules, which no server ever sees: `#rules=…`. */
export const rulesField = "rules";

/**
 * The fragment's content; null in any other address. Kept apart from the code that reads it, which most pages do not
 * need.
 */
export const rulesInFragment = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, "")).get(rulesField);
