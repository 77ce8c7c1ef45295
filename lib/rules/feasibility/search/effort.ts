let steps = 0;

/**
 * How many steps all searches of this program have taken since it began; what one replay's searches take is the
 * difference. No verdict depends on it. A step is a microsecond or less.
 */
export const stepsSearched = (): number => steps;

export function countSteps(more: number): void {
  steps += more;
}
