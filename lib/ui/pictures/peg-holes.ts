/** The holes of a track: how many, in streets of how many. The last hole is by itself at the end. */
export interface PegHoles {
  readonly count: number;
  readonly streets: number;
  readonly inStreet: number;
  readonly width: number;
  readonly height: number;
}

const longestStreet = 30;
const maxStreets = 4;
const five = 5;

const width = 340;
/** Both sides have room for the start or the last hole. */
const margin = 32;
const street = 12;
/** Between groups of five, in distances between holes. */
const gap = 0.5;

/** A track to this target with a hole for every `step` points; undefined if that is more than a board has. */
export function pegHoles(target: number, step: number): PegHoles | undefined {
  const count = Math.ceil(target / step);
  const streets = Math.max(1, Math.ceil((count - 1) / longestStreet));
  if (streets > maxStreets) return undefined;
  return { count, streets, inStreet: Math.ceil((count - 1) / streets), width, height: streets * street + 2 };
}

/** The position of a hole: 0 is before the first, and the last is beyond the end. */
export function pointOf(holes: PegHoles, hole: number): { readonly x: number; readonly y: number } {
  const { count, streets, inStreet } = holes;
  const last = streets - 1;
  if (hole >= count) return { x: last % 2 === 0 ? width - margin / 2 : margin / 2, y: yOf(last) };
  if (hole <= 0) return { x: margin / 2, y: yOf(0) };
  const [row, place] = [Math.floor((hole - 1) / inStreet), (hole - 1) % inStreet];
  const across = (each: number) => each + Math.floor(each / five) * gap;
  const share = inStreet === 1 ? 0 : across(place) / across(inStreet - 1);
  const along = share * (width - 2 * margin);
  return { x: row % 2 === 0 ? margin + along : width - margin - along, y: yOf(row) };
}

const yOf = (row: number): number => row * street + street / 2 + 1;
