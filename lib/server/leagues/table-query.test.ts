import { describe, expect, it } from "vitest";
import type { LeagueRow } from "./league-row";
import { readTableQuery } from "./table-query";

const [autumn, winter] = ["019ab000-0000-7000-8000-0000000000a1", "019ab000-0000-7000-8000-0000000000a2"];
const seasons = [
  { id: autumn, name: "Autumn", from: "2026-09-01", to: "2026-11-20", counting: { count: "total" } },
  { id: winter, name: "Winter", from: "2026-11-21", to: "2027-02-28", counting: { count: "total" } },
];
const read = (query: string, now: string) =>
  readTableQuery(
    { seasons, timeZone: "Europe/Berlin" } as unknown as LeagueRow,
    new URLSearchParams(query),
    now,
  );
const refused = async (query: string) => {
  const given = read(query, "2026-11-21T12:00:00.000Z");
  if (given.ok) throw new Error("accepted");
  return [given.error.status, (await given.error.json()).problems.map(({ path }: { path: string }) => path)];
};

describe("readTableQuery", () => {
  it("takes the season that goes on as `current`, until its last evening is over", () => {
    const current = (now: string) => {
      const given = read("season=current", now);
      return given.ok ? given.value.season?.id : undefined;
    };
    expect(current("2026-11-21T02:00:00.000Z")).toBe(autumn);
    expect(current("2026-11-21T05:30:00.000Z")).toBe(winter);
    expect(current("2027-06-01T12:00:00.000Z")).toBe(winter);
    expect(current("2026-01-01T12:00:00.000Z")).toBeUndefined();
  });

  it("refuses games, days and fields that do not exist, with their place", async () => {
    expect(await refused("kind=poker")).toEqual([400, ["/kind"]]);
    expect(await refused("seasons=all")).toEqual([400, ["/seasons"]]);
    expect(await refused("before=2026-02-30")).toEqual([400, ["/before"]]);
    expect(read("kind=doubles&lang=es&format=csv", "2026-11-21T12:00:00.000Z").ok).toBe(true);
  });
});
