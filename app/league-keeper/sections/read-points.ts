import type { Speaker } from "@/lib/i18n/text";
import { maxPlacePoints, maxPlaces, pointsProblems } from "@/lib/league/standings/points";
import { err, ok, type Result } from "@/lib/rules/result";

/** A typed points table, or what is wrong with it. `notPoints`: the problem if it is not a points table at all. */
export function readPoints(text: string, notPoints: string, speaker: Speaker): Result<number[], string> {
  const texts = text.split(/[\s,;]+/).filter(Boolean);
  const points = texts.map(Number);
  const fits = points.every((each, index) => /^\d{1,4}$/.test(texts[index] ?? "") && each <= maxPlacePoints);
  if (!fits || points.length === 0 || points.length > maxPlaces) return err(notPoints);
  const [problem] = pointsProblems(points);
  return problem ? err(speaker.problem(problem)) : ok(points);
}
