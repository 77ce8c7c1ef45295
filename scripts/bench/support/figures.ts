/** What a bench measured, by name; each name ends with its unit. */
export type Figures = Readonly<Record<string, number>>;

/** The start of the line with the figures of a bench that `npm run bench` has started. */
export const figuresMark = "figures ";

/** Passes figures on to `npm run bench`; a bench that was started on its own has printed them already. */
export function printFigures(figures: Figures): void {
  if (process.env.BENCH_FIGURES) console.log(figuresMark + JSON.stringify(figures));
}

/** The value that this part of all is less than; not a number if there are none. */
export const quantile = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Number.NaN;

export const median = (all: readonly number[]): number => quantile(all, 0.5);

/** The exponent with which `took` grows with `size`: the slope of the regression line of their logarithms. */
export function exponentOf(points: readonly { readonly size: number; readonly took: number }[]): number {
  const logs = points.map(({ size, took }) => [Math.log(size), Math.log(took)] as const);
  const mean = (axis: 0 | 1) => logs.reduce((sum, log) => sum + log[axis], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const along = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return along / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
