import { expect, it } from "vitest";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { maxBatchGames } from "@/lib/league/limits";
import { uuid } from "@/tests/support/entries";
import { leagueId as id, leagueReply } from "@/tests/support/league/league-reply";
import { newMemory, nextRequest } from "./league-requests";

it("one request has no more changes than a server reads, and at least one", () => {
  const players = Array.from({ length: 30 }, uuid);
  const seats = players.map((_, seat) => seat);
  const game = { kind: "mexican-train", on: "2019-05-01", rankedBy: "places" as const, players: seats };
  const part: LeagueChange = {
    ...{ change: "paper-results", id: uuid(), batch: uuid(), from: 0, players },
    games: Array.from({ length: maxBatchGames }, () => ({ ...game, places: seats, points: seats })),
  };
  const sent = (waiting: readonly LeagueChange[]) => {
    const league = { id, key: "k", known: leagueReply(), waiting, refused: [], revision: 0 };
    const request = nextRequest({ league, games: new Map(), memory: newMemory });
    return request?.call === "change" ? request.changes : [];
  };
  const parts = Array.from({ length: 20 }, () => ({ ...part, id: uuid() }));
  const first = sent(parts);
  expect(first).toEqual(parts.slice(0, first.length));
  expect(first.length).toBeGreaterThan(0);
  expect(JSON.stringify(first).length).toBeLessThan(1024 * 1024);
  const huge = { ...part, games: [...part.games, ...part.games, ...part.games] };
  expect(sent([huge, part])).toEqual([huge]);
  const names = Array.from(
    { length: 150 },
    (_, at): LeagueChange => ({ change: "name", id: uuid(), name: `${at}` }),
  );
  expect(sent(names)).toEqual(names.slice(0, 100));
});
