import { expect, it } from "vitest";
import type { Quad, Reading, ReadTile } from "@/lib/vision";
import { afterFrame, type Verdict, type Votes } from "./votes";

const half = (value: number) => ({ value, confidence: 1, likely: [value] });
const boxAt = (x: number): Quad => [
  { x, y: 0 },
  { x: x + 40, y: 0 },
  { x: x + 40, y: 80 },
  { x, y: 80 },
];
const tileAt = (x: number, a: number, b: number, doubts: ReadTile["doubts"] = []): ReadTile => {
  return { box: boxAt(x), halves: [half(a), half(b)], doubts };
};
const frame = (...tiles: ReadTile[]): Reading => ({ tiles, unread: [], hints: [] });

/** What the last of these frames says, at a quarter of a second each. */
function after(...readings: Reading[]): Pick<Verdict, "take" | "obstacle"> {
  let votes: Votes | undefined;
  let verdict: Verdict | undefined;
  for (const [index, reading] of readings.entries()) {
    verdict = afterFrame(votes, reading, index * 250);
    votes = verdict.votes;
  }
  if (!verdict) throw new Error("no frames");
  return { take: verdict.take, obstacle: verdict.obstacle };
}
const times = (count: number, reading: Reading): Reading[] => Array.from({ length: count }, () => reading);

const [one, other] = [tileAt(0, 1, 2), tileAt(100, 5, 5)];
const doubtful = tileAt(100, 5, 4, ["unclear"]);

it("the picture is taken after three frames that show the same tiles, in any order and either way round", () => {
  const [first, second, third] = [frame(one, other), frame(other, tileAt(3, 2, 1)), frame(one, other)];
  expect(after(first, second)).toEqual({ take: false, obstacle: "moving" });
  expect(after(first, second, third).take).toBe(true);
});

it("a tile that one frame could not read, or took for another, is read by the others", () => {
  const whole = frame(one, other);
  expect(after(whole, frame(one, doubtful), whole).take).toBe(true);
  expect(after(whole, frame(one), whole).take).toBe(true);
  expect(after(whole, { ...frame(one), unread: [other.box] }, whole).take).toBe(true);
  expect(after(whole, frame(one, tileAt(100, 5, 3)), whole).take).toBe(true);
  expect(after(whole, frame(one, tileAt(100, 5, 3)), frame(one, doubtful)).take).toBe(false);
});

it("an unclear tile that four frames read alike is left to the photo, which is read with more care", () => {
  const unclear = frame(one, doubtful);
  const otherwise = frame(one, tileAt(100, 5, 3, ["unclear"]));
  expect(after(...times(3, unclear)).take).toBe(false);
  expect(after(...times(4, unclear)).take).toBe(true);
  expect(after(unclear, otherwise, unclear, otherwise, unclear, otherwise).take).toBe(false);
});

it("a tile that moves starts the count again", () => {
  const moved = frame(tileAt(30, 1, 2), tileAt(130, 5, 5));
  expect(after(...times(2, frame(one, other)), moved)).toEqual({ take: false, obstacle: "moving" });
  expect(after(...times(2, frame(one, other)), ...times(3, moved)).take).toBe(true);
});

it("small tiles rest in a hand that trembles", () => {
  const small = (dx: number): ReadTile => {
    const { halves, doubts } = one;
    const box = boxAt(0).map(({ x, y }) => ({ x: x / 3 + dx, y: y / 3 })) as unknown as Quad;
    return { box, halves, doubts };
  };
  expect(after(frame(small(0)), frame(small(3)), frame(small(0))).take).toBe(true);
  expect(after(frame(small(0)), frame(small(6)), frame(small(0))).take).toBe(false);
});

it("what stands in the way is said, and after three seconds at rest the picture is taken anyway", () => {
  const unclear = frame(one, doubtful);
  expect(after(...times(3, unclear))).toEqual({ take: false, obstacle: "unclear" });
  expect(after(...times(3, { ...unclear, hints: ["glare"] })).obstacle).toBe("glare");
  expect(after(...times(3, frame(one, tileAt(100, 5, 5, ["cut"])))).obstacle).toBe("cut");
  expect(after(...times(3, { ...frame(one), unread: [other.box] })).obstacle).toBe("unclear");
  const cut = frame(one, tileAt(100, 5, 5, ["cut"]));
  expect(after(...times(12, cut)).take).toBe(false);
  expect(after(...times(13, cut)).take).toBe(true);
});

it("a place that few frames show is not waited for, and without tiles there is no picture", () => {
  expect(after({ ...frame(one), unread: [other.box] }, ...times(3, frame(one))).take).toBe(true);
  expect(after(...times(20, frame()))).toEqual({ take: false, obstacle: undefined });
  expect(after(...times(20, { ...frame(), unread: [other.box] })).take).toBe(false);
});
