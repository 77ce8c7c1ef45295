const either = new Intl.ListFormat("en", { type: "disjunction" });
const pips = (count: number): string => (count === 1 ? "1 pip" : `${count} pips`);
const orLess = (most: number): string => (most === 0 ? "nothing but blanks" : `${most} or less`);

/** What is certain about the hand to come. */
export const prospects = {
  title: "What it takes",
  "out-wins": (f: { name: string; unless: readonly { name: string; atMost: number }[] }): string =>
    f.unless.length === 0
      ? `${f.name} wins by going out.`
      : `If ${f.name} goes out, they win unless ${either.format(f.unless.map(({ name, atMost }) => `${name} holds ${orLess(atMost)}`))}.`,
  "out-wins-with": (f: { name: string; others: number; holders: readonly string[] }): string =>
    f.holders.length === 1
      ? `If ${f.name} goes out, they win with ${f.others} or more in ${f.holders[0]}'s hand.`
      : `If ${f.name} goes out, they win with ${pips(f.others)} or more in the others' hands.`,
  "score-wins": (f: { name: string; points: number }): string =>
    `${f.name} wins by scoring ${f.points} or more.`,
  "falls-with": (f: { name: string; pips: number }): string =>
    `${f.name} is out with ${pips(f.pips)} or more in hand.`,
  "cannot-win": (f: { name: string }): string => `${f.name} can no longer win.`,
  behind: (f: { gap: string }): string => `${f.gap} behind`,
};
