import { maxPlacePoints, maxPlaces } from "@/lib/league/standings/points";

/** A typed points table; undefined if it is none. */
export function readPoints(text: string): number[] | undefined {
  const texts = text.split(/[\s,;]+/).filter(Boolean);
  const points = texts.map(Number);
  const fits = points.every((each, index) => /^\d{1,4}$/.test(texts[index] ?? "") && each <= maxPlacePoints);
  return fits && points.length > 0 && points.length <= maxPlaces ? points : undefined;
}
