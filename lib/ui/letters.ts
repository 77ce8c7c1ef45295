/** What people take for letters of a text, one by one: a family of emoji is one, and a letter with its marks. */
export const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
