/** The letters of a text as people count them: an emoji family is one, and so is a letter with its accents. */
export const lettersOf = (text: string): string[] =>
  // Most names need no segmenter, which takes longer than the rest of a row on the board.
  /^[ -~]*$/.test(text) ? [...text] : [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
