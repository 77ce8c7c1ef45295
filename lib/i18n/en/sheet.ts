const list = new Intl.ListFormat("en", { type: "conjunction" });

export const sheet = {
  title: "Score sheet",
  blankTitle: (f: { game: string }): string => `${f.game}: a blank sheet`,
  blank: "A blank score sheet to print",
  back: "Back to the table",
  open: "Save or print",
  print: "Print",
  saveSheet: "Save as a file",
  saveTable: "Save for a spreadsheet",
  saved: "File saved.",
  failed: "The browser did not take the file.",
  table: "The rounds",
  round: "Round",
  besides: "Besides",
  total: "Total",
  player: (f: { seat: number }): string => `Player ${f.seat}`,
  dateLine: "Date:",
  stillPlaying: "Not finished yet",
  won: (f: { names: readonly string[] }): string =>
    f.names.length === 0
      ? "Ended without a winner"
      : `${list.format(f.names)} won${f.names.length > 1 ? " together" : ""}`,
  noneTitle: "No sheet to show",
  none: "This device does not have the game that the address names.",
  csv: {
    round: "Round",
    besides: "Besides the rounds",
    total: "Total",
    points: (f: { name: string }): string => f.name,
    money: (f: { name: string }): string => `${f.name} (money)`,
  },
};
