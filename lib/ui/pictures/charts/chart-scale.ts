/** The scale of a chart: from the lowest to the highest mark, both round numbers. */
export interface ChartScale {
  readonly marks: readonly number[];
  /** The height of a value, from 0 at the lowest mark to 1 at the highest. */
  up(value: number): number;
}

/** About how many lines are drawn across. */
const fewMarks = 5;

/** A scale for all these values and zero, marked in steps of 1, 2 or 5 times a power of ten. */
export function scaleOver(values: readonly number[]): ChartScale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep(Math.max(1, high - low) / fewMarks);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const marks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { marks, up: (value) => (value / step - first) / (last - first) };
}

/** The smallest whole step of 1, 2 or 5 times a power of ten that is at least `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(min)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= min) ?? 10 * power;
}

/**
 * Labels beside the ends of lines, so far apart that none covers another: the wanted places from 0 to `max`, moved
 * as little as the order allows. `apart` is the minimum distance.
 */
export function spreadOut(wished: readonly number[], apart: number, max: number): number[] {
  const order = wished.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const places = Array<number>(wished.length).fill(0);
  let free = Number.NEGATIVE_INFINITY;
  for (const { place, index } of order) {
    places[index] = Math.max(place, free);
    free = (places[index] ?? 0) + apart;
  }
  let ceiling = max;
  for (const { index } of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, ceiling);
    ceiling = (places[index] ?? 0) - apart;
  }
  return places;
}

/**
 * As many of these labels below a chart as have room: every one, every second and so on, the first left out if that
 * helps. `x` is where each stands, `apart` the least distance.
 */
export function spacedTicks<Tick>(ticks: readonly Tick[], x: (tick: Tick) => number, apart: number): Tick[] {
  const hasRoom = (some: readonly Tick[]): boolean =>
    some.every((tick, index) => index === 0 || x(tick) - x(some[index - 1] ?? tick) >= apart);
  for (let every = 1; every < ticks.length; every++)
    for (const first of [0, 1]) {
      const some = ticks.filter((_, index) => index >= first && (index - first) % every === 0);
      if (hasRoom(some)) return some;
    }
  return ticks.slice(0, 1);
}
