/** The name of a hand or round. */
export interface RoundName {
  /** Alone, or at the start of a sentence: "Hand 3". */
  readonly title: string;
  /** Inside a sentence, without an article: "hand 3". */
  readonly inText: string;
}

export const roundName = (title: string, inText: string, number: string): RoundName => ({
  title: `${title} ${number}`,
  inText: `${inText} ${number}`,
});
