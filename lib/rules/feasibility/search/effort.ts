let steps = 0;

/**
 * How many steps all searches of this program have taken since it started; the difference is what one replay's
 * searches take. No verdict depends on it. A step takes a microsecond or less.
 */
export const stepsSearched = (): number => steps;

export function countSteps(more: number): void {
  steps += more;
}
