import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { languages } from "@/lib/i18n/language";
import type { Counting, Scoring } from "@/lib/league/scoring/rule";
import { scoringText } from "./scoring-text";

const everything: Required<Scoring> = {
  tables: [
    { parties: 2, points: [1, 0] },
    { game: "pip", points: [4] },
    { game: "doubles", parties: 3, points: [3, 1] },
  ],
  draw: 0,
  near: { within: 5, points: 1 },
  shutout: 1,
  twice: true,
  coming: 2,
  partners: "share",
  handicaps: [{ player: "ana", points: 2 }],
};
const countings: Record<Counting["count"], Counting> = {
  total: { count: "total" },
  average: { count: "average", leastGames: 3 },
  best: { count: "best", games: 1 },
  drop: { count: "drop", games: 2 },
  "best-evenings": { count: "best-evenings", evenings: 4 },
  "drop-evenings": { count: "drop-evenings", evenings: 1 },
};
const unsaid = /undefined|NaN|\[object|\bnull\b/;

describe.each(languages)("what counts, in %s", (language) => {
  const words = {
    language,
    t: catalogue("leaguePages", language),
    texts: catalogue("leagueEvenings", language),
  };
  const said = (scoring: Scoring, counting: Counting = countings.total) =>
    scoringText(words, { table: [5, 3], scoring, counting }, (player) => (player === "ana" ? "Ana" : "?"));

  it("has a sentence for each part of a rule, and none for what it has not", () => {
    const { more, game } = said(everything);
    expect(more).toHaveLength(10);
    expect(new Set(more).size).toBe(10);
    expect(said({}).more).toEqual([]);
    expect(said({}).game).not.toBe(game);
    for (const each of [...more, game]) expect(each).not.toMatch(unsaid);
    expect(more.filter((each) => each.includes("Ana"))).toHaveLength(1);
    for (const part of Object.keys(everything)) {
      const { [part as keyof Scoring]: _, ...rest } = everything;
      expect([...said(rest).more, said(rest).game]).not.toEqual([...more, game]);
    }
  });

  it("has a sentence for each way of counting", () => {
    const sentences = Object.values(countings).map((each) => said({}, each).counted);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const each of sentences) expect(each).not.toMatch(unsaid);
  });
});
