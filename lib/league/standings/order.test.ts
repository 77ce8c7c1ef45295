import { describe, expect, it } from "vitest";
import { finishedAt } from "./order";

describe("finishedAt", () => {
  const received = new Date("2026-11-21T20:00:00.000Z");
  it.each([
    ["is the time that the device gives", "2026-11-21T20:30:00+02:00", "2026-11-21T18:30:00.000Z"],
    ["reads a time without a zone as UTC", "2026-11-21T18:30", "2026-11-21T18:30:00.000Z"],
    [
      "is when it was received if the clock has lost the time",
      "1970-01-01T00:05:00Z",
      "2026-11-21T20:00:00.000Z",
    ],
    ["is never later than the server received the entry", "2031-01-01T00:00:00Z", "2026-11-21T20:00:00.000Z"],
  ])("%s", (_, said, expected) => expect(finishedAt(said, received)).toBe(expected));
});
