/** What is wrong with a game of a file, in English, besides what the rules say of scoresheets. */
export const en = {
  aGame: "A game of the file",
  gameTwice: "The file has this game twice.",
  aLeague: "A league of the file",
  leagueTwice: "The file has this league twice.",
  otherLeague: "What the file says about this league mixes two leagues.",
  tooLong: "It has more entries and corrections than any game can have.",
  entryShape: "The id or the time of this entry cannot be read.",
};
