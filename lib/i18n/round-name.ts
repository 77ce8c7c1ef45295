/** What one calls a hand or round that is scored. */
export interface RoundName {
  /** Alone, or where a sentence begins: "Hand 3". */
  readonly title: string;
  /** Inside a sentence, without an article: "hand 3". */
  readonly inText: string;
}

export const roundName = (title: string, inText: string, number: string): RoundName => ({
  title: `${title} ${number}`,
  inText: `${inText} ${number}`,
});
