/** A round number that a player may be about to reach. */
export interface Milestone {
  readonly of: "games" | "wins" | "points";
  readonly next: number;
  readonly missing: number;
}

/** Milestones, closer together at the start. */
const steps: Readonly<Record<Milestone["of"], readonly number[]>> = {
  games: [5, 10, 25, 50, 100],
  wins: [1, 5, 10, 25, 50, 100],
  points: [10, 25, 50, 100],
};

/** The milestone that is nearest, relative to the distance between it and the one before. Counts are integers. */
export function nextMilestone(reached: Readonly<Record<Milestone["of"], number>>): Milestone {
  const all = (["games", "wins", "points"] as const).map((of) => {
    const { from, next } = around(steps[of], reached[of]);
    return { of, next, missing: next - reached[of], part: (next - reached[of]) / (next - from) };
  });
  const [{ part: _, ...nearest }] = all.sort((a, b) => a.part - b.part) as [(typeof all)[0]];
  return nearest;
}

/** Past the end of the list, every multiple of a hundred is a milestone. */
function around(list: readonly number[], count: number): { from: number; next: number } {
  const max = list.at(-1) ?? 100;
  if (count >= max) {
    const from = Math.floor(count / max) * max;
    return { from, next: from + max };
  }
  const index = list.findIndex((step) => step > count);
  return { from: list[index - 1] ?? 0, next: list[index] ?? max };
}
