/** What a link of house rules has in its fragment, which no server ever sees: `#rules=…`. */
export const rulesField = "rules";

/** What stands there; null in any other address. Apart from what reads it, which is more than a page needs to know. */
export const rulesInFragment = (fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, "")).get(rulesField);
