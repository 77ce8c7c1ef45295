import { expect, it } from "vitest";
import { leagueReply } from "@/tests/support/league/league-reply";
import { gamesInBatch } from "../paper/batch";
import { leagueValue } from "../value/value";
import { attendance } from "./attendance";

it("attendance names everybody who finished a game, evening by evening, those who came most often first", () => {
  const players = ["Ana", "Bo", "Cleo", "Dev"].map((name) => ({ id: name, name }));
  const seasons = [
    {
      id: "spring",
      name: "Spring",
      from: "2026-01-01",
      to: "2026-06-30",
      counting: { count: "total" as const },
    },
  ];
  const on = (day: string, ...who: number[]) => ({
    kind: "doubles",
    on: day,
    rankedBy: "most" as const,
    players: who,
    points: who,
  });
  const games = [
    on("2026-02-06", 0, 1),
    on("2026-02-06", 1, 2),
    on("2026-02-13", 1, 2),
    on("2026-09-04", 0, 1),
  ];
  const batch = { batch: "b0000", from: 0, players: players.map(({ id }) => id), games };
  const league = leagueReply({ players, seasons });
  const value = leagueValue({ league, games: gamesInBatch(batch, ""), payments: [], comments: new Map() });
  expect(attendance(value, { season: seasons[0] })).toMatchObject({
    season: "spring",
    total: 2,
    evenings: ["2026-02-06", "2026-02-13"],
    players: [
      { name: "Bo", came: ["2026-02-06", "2026-02-13"] },
      { name: "Cleo", came: ["2026-02-06", "2026-02-13"] },
      { name: "Ana", came: ["2026-02-06"] },
    ],
  });
  expect(attendance(value, { season: undefined }).total).toBe(3);
});
