/** What people take for letters of a text, one by one: a family of emoji is one, and a letter with its marks. */
export const lettersOf = (text: string): string[] =>
  // Most names need no segmenter, which takes longer than the rest of a row on the board.
  /^[ -~]*$/.test(text) ? [...text] : [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
