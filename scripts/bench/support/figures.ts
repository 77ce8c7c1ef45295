/** What a bench found, by name: the unit stands at the end of the name. */
export type Figures = Readonly<Record<string, number>>;

/** How a bench that runs for another one begins the line that has its figures. */
export const figuresMark = "figures ";

/** Hands figures to `npm run bench`, when that is who asks; a bench that is run by itself has printed them already. */
export function printFigures(figures: Figures): void {
  if (process.env.BENCH_FIGURES) console.log(figuresMark + JSON.stringify(figures));
}

export const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

/** The exponent with which `took` grows with `size`: the slope of the straight line nearest to them on double logarithmic paper. */
export function exponentOf(points: readonly { readonly size: number; readonly took: number }[]): number {
  const logs = points.map(({ size, took }) => [Math.log(size), Math.log(took)] as const);
  const mean = (axis: 0 | 1) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const along = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return along / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
