import { describe, expect, it } from "vitest";
import type { LeaguePlayerReply } from "../page-replies";
import { bestEveningOf, playerStory } from "./player-story";

const form = (...places: number[]) =>
  places.map((place, index) => ({
    game: `${index}`,
    finishedAt: `2026-11-0${index + 1}T20:00:00.000Z`,
    place,
    tied: 1,
  }));

/** A player with these places and nothing else. */
const player = (places: number[], more: Partial<LeaguePlayerReply> = {}): LeaguePlayerReply => ({
  league: "l",
  player: "ana",
  name: "Ana",
  ratings: [],
  records: [],
  bestEvening: null,
  headToHead: [],
  partners: [],
  streak: { now: 0, longest: 0 },
  standings: [
    {
      kind: "",
      place: 2,
      player: "ana",
      name: "Ana",
      played: 9,
      won: 4,
      shared: 0,
      points: 0,
      places: 9,
      ahead: 0,
      scored: 0,
      rounds: 0,
      outs: 0,
      best: null,
      worst: null,
      money: [],
      rating: null,
      form: form(...places),
      placeBefore: null,
      behindBy: null,
      milestone: { of: "games", next: 10, missing: 1 },
    },
  ],
  ...more,
});
const factsOf = (of: LeaguePlayerReply) => playerStory(of).map(({ fact }) => fact);
const bo = { player: "bo", name: "Bo" };

describe("playerStory", () => {
  it("is empty before the first game", () => {
    expect(playerStory({ ...player([]), standings: [] })).toEqual([]);
  });

  it("has the place and the last game from the first game on, and the form from the third", () => {
    expect(factsOf(player([3, 1]))).toEqual(["place", "last"]);
    expect(playerStory(player([3, 1, 1]))).toContainEqual({ fact: "form", won: 2, games: 3 });
  });

  it("has a winning streak instead of the form", () => {
    const streak = { now: 2, longest: 4 };
    expect(factsOf(player([3, 1, 1], { streak }))).toEqual(["place", "streak", "last"]);
  });

  it("names a rival and a partner after three games, the partner with the highest share of wins", () => {
    const met = (games: number) => player([1], { headToHead: [{ ...bo, games, ahead: 1, behind: 1 }] });
    expect(factsOf(met(2))).not.toContain("rival");
    expect(playerStory(met(3))).toContainEqual({ fact: "rival", ...bo, games: 3, ahead: 1, behind: 1 });
    const partners = [
      { ...bo, games: 6, won: 2, lost: 4 },
      { player: "cleo", name: "Cleo", games: 3, won: 2, lost: 1 },
      { player: "dev", name: "Dev", games: 2, won: 2, lost: 0 },
    ];
    expect(playerStory(player([1], { partners }))).toContainEqual(
      expect.objectContaining({ fact: "partner", name: "Cleo" }),
    );
    const lost = [{ ...bo, games: 3, won: 0, lost: 3 }];
    expect(factsOf(player([1], { partners: lost }))).not.toContain("partner");
  });
});

describe("bestEveningOf", () => {
  const won = (evening: string, ...places: number[]) =>
    places.map((place) => ({ evening, place: Math.abs(place), tied: place < 0 ? 2 : 1 }));

  it("needs at least two wins, not counting shared ones", () => {
    expect(bestEveningOf([])).toBeUndefined();
    expect(bestEveningOf(won("2026-11-01", 1, -1, 3))).toBeUndefined();
    expect(bestEveningOf(won("2026-11-01", 1, 1, 3))).toEqual({ evening: "2026-11-01", won: 2, games: 3 });
  });

  it("prefers fewer games among evenings with equal wins, then the latest evening", () => {
    const all = [...won("2026-11-01", 1, 1, 3), ...won("2026-11-08", 1, 1), ...won("2026-11-15", 1, 1)];
    expect(bestEveningOf(all)?.evening).toBe("2026-11-15");
  });
});
