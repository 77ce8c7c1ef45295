const either = new Intl.ListFormat("en", { type: "disjunction" });
const pips = (count: number): string => (count === 1 ? "1 pip" : `${count} pips`);
const orLess = (most: number): string => (most === 0 ? "nothing but blanks" : `${most} or less`);

/** What is certain about the hand to come. */
export const prospects = {
  title: "What it takes",
  "out-wins": (f: { name: string; unless: readonly { name: string; atMost: number }[] }): string =>
    f.unless.length === 0
      ? `${f.name} wins by going out.`
      : `Going out, ${f.name} wins unless ${either.format(f.unless.map(({ name, atMost }) => `${name} holds ${orLess(atMost)}`))}.`,
  "out-wins-with": (f: { name: string; others: number; holders: readonly string[] }): string =>
    f.holders.length === 1
      ? `Going out, ${f.name} wins if ${f.holders[0]} holds ${f.others} or more.`
      : `Going out, ${f.name} wins if the others hold ${pips(f.others)} or more together.`,
  "score-wins": (f: { name: string; points: number }): string =>
    `${f.name} wins by scoring ${f.points} or more.`,
  "falls-with": (f: { name: string; pips: number }): string =>
    `${f.name} is out with ${pips(f.pips)} or more in hand.`,
  "cannot-win": (f: { name: string }): string => `${f.name} cannot win any more with this round.`,
  behind: (f: { gap: string }): string => `${f.gap} behind`,
};
