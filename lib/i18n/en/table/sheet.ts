import { list } from "../counted";
import type { Terms } from "../terms";

export const sheet = (t: Terms) => ({
  title: "Score sheet",
  blankTitle: (f: { game: string }): string => `${f.game}: a blank sheet`,
  blank: "A blank score sheet to print",
  back: "Back to the table",
  open: "Save or print",
  print: "Print",
  saveSheet: "Save the game as a file",
  saveTable: "Save as CSV",
  saved: "File saved.",
  failed: "The browser couldn’t save the file.",
  table: "The rounds",
  round: "No.",
  opened: "Opened",
  /** The tile that opened a round, in a narrow column. */
  tile: (f: { tile: string }): string => {
    const [end, other] = f.tile.split("-");
    return f.tile === "w-w" ? "wild" : end === other ? `${end}` : f.tile;
  },
  drawn: "drawn",
  start: "Start",
  extras: "Extras",
  total: "Total",
  place: "Place",
  outKey: t.wentOut,
  drawnKey: "drawn from the boneyard",
  correctedKey: "corrected or taken back",
  stakes: "Stakes",
  blankKey: "In each box: the score above, the running total below.",
  /** Who wins. */
  aim: { few: "lowest total wins", many: "highest total wins", money: "most money wins" },
  moneyIn: (f: { currency: string }): string => `money in ${f.currency}`,
  player: (f: { seat: number }): string => `Player ${f.seat}`,
  dateLine: "Date:",
  stillPlaying: "Not finished yet",
  won: (f: { names: readonly string[]; shared: boolean }): string =>
    f.names.length === 0
      ? "Ended without a winner"
      : `${list(f.names)} ${f.shared ? "shared the win" : "won"}`,
  noneTitle: "No sheet to show",
  none: "This device does not have the game at this address.",
  csv: {
    round: "Round",
    opened: "Opened with",
    out: t.start(t.wentOut),
    start: "Start",
    extras: "Extras",
    total: "Total",
    points: (f: { name: string }): string => f.name,
    money: (f: { name: string }): string => `${f.name} (money)`,
  },
});
