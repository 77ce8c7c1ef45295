/** Who won a season: several if they share first place, nobody if nobody played enough games. */
export interface SeasonWon {
  readonly ended: boolean;
  readonly champions: readonly string[];
}

/** How many seasons a player has won, and how many of them shared with others. */
export interface Titles {
  readonly person: string;
  readonly won: number;
  readonly shared: number;
}

/** Titles of finished seasons, most first; of equals, those with fewer shared titles first. */
export function titlesOf(seasons: readonly SeasonWon[]): Titles[] {
  const titles = new Map<string, Titles>();
  for (const { champions } of seasons.filter(({ ended }) => ended))
    for (const person of champions) {
      const { won, shared } = titles.get(person) ?? { won: 0, shared: 0 };
      const isShared = champions.length > 1;
      titles.set(person, { person, won: won + 1, shared: shared + Number(isShared) });
    }
  return [...titles.values()].sort((a, b) => b.won - a.won || a.shared - b.shared);
}
