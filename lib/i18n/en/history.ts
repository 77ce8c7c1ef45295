const names = new Intl.ListFormat("en", { type: "conjunction" });

export const history = {
  title: "History",
  empty: "Nothing is entered yet.",
  toTable: "To the table",
  number: (f: { number: number }): string => `Entry ${f.number}`,
  correct: "Correct",
  putBack: "Put back",
  takeBack: "Take back",
  was: "It said:",
  takenBack: "Taken back",
  correctedAt: (f: { when: string }): string => `Corrected ${f.when}`,
  takenBackAt: (f: { when: string }): string => `Taken back ${f.when}`,

  correctTitle: (f: { number: number }): string => `Correct entry ${f.number}`,
  takeBackTitle: (f: { number: number }): string => `Take back entry ${f.number}?`,
  kind: "What was it?",
  changes: "What this changes",
  noChange: "No total changes.",
  player: "Player",
  before: "Before",
  after: "After",
  money: "Money",
  winnerBefore: (f: { names: readonly string[] }): string => `Won so far by ${names.format(f.names)}`,
  winnerNow: (f: { names: readonly string[] }): string =>
    f.names.length === 1 ? `${f.names[0]} wins then.` : `${names.format(f.names)} share the win then.`,
  reopens: "The game goes on then: it is no longer over.",
  saveCorrection: "Save the correction",
  reallyTakeBack: "Take it back",
  goToLater: (f: { number: number }): string => `Go to entry ${f.number}`,
  gone: "This entry cannot be corrected.",
};
