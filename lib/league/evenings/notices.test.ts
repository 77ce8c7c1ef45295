import { describe, expect, it } from "vitest";
import { eveningBefore, noticesAt } from "./notices";

const zone = "Europe/Berlin";
const evening = {
  id: "e",
  on: "2026-11-27",
  at: "20:00",
  place: "",
  sequence: 4,
  changedAt: "2026-11-20T10:00:00.000Z",
};
const at = (now: string, more: object = {}, played: readonly string[] = []) =>
  noticesAt(zone, [{ ...evening, ...more }], new Set(played), now).map(
    ({ about, sequence }) => `${about} ${sequence}`,
  );

describe("noticesAt", () => {
  it("announces an evening from a minute after its last change until it begins", () => {
    expect(at("2026-11-20T10:00:59.000Z")).toEqual([]);
    expect(at("2026-11-20T10:01:00.000Z")).toEqual(["evening e 4"]);
    expect(at("2026-11-27T18:59:00.000Z")).toContain("evening e 4");
    expect(at("2026-11-27T19:00:00.000Z")).toEqual([]);
  });

  it("announces today's evening from 09:00 by the league's clocks, or from three hours before an earlier one", () => {
    expect(at("2026-11-27T07:59:00.000Z")).not.toContain("today e 20261127");
    expect(at("2026-11-27T08:00:00.000Z")).toContain("today e 20261127");
    const early = { at: "10:00" };
    expect(at("2026-11-27T05:59:00.000Z", early)).not.toContain("today e 20261127");
    expect(at("2026-11-27T06:00:00.000Z", early)).toContain("today e 20261127");
  });

  it("announces results from 09:00 on the day after, for twelve hours", () => {
    const played = ["2026-11-27"];
    const results = "results 20261127";
    expect(at("2026-11-28T07:59:00.000Z", {}, played)).toEqual([]);
    expect(at("2026-11-28T08:00:00.000Z", {}, played)).toEqual([results]);
    expect(at("2026-11-28T19:59:00.000Z", {}, played)).toEqual([results]);
    expect(at("2026-11-28T20:00:00.000Z", {}, played)).toEqual([]);
    expect(at("2026-11-29T08:00:00.000Z", {}, played)).toEqual([]);
    expect(eveningBefore(zone, "2026-11-28T08:00:00.000Z")).toBe("2026-11-27");
  });
});
