import { expect, it } from "vitest";
import { Random } from "./random";
import { sceneOf } from "./scene";
import { hasVisibleBar, mouldedSetOf, tileSetOf } from "./tile-set";

const sets = Array.from({ length: 300 }, (_, seed) => mouldedSetOf(new Random(seed)));
const shareOf = (holds: (set: (typeof sets)[number]) => boolean): number =>
  sets.filter(holds).length / sets.length;

it("sceneOf gives the same scene for the same seed", () => {
  const settings = { width: 160, height: 120, hard: 0.5, tileWidth: 30, moulded: true };
  expect(sceneOf(7, settings)).toEqual(sceneOf(7, settings));
  expect(sceneOf(7, settings).image.data).not.toEqual(sceneOf(8, settings).image.data);
});

it("mouldedSetOf makes mostly black tiles, and some coloured and marbled ones", () => {
  expect(shareOf(({ body }) => Math.max(...body) < 80)).toBeGreaterThan(0.5);
  expect(shareOf(({ body }) => Math.max(...body) - Math.min(...body) > 80)).toBeGreaterThan(0.15);
  expect(shareOf(({ marbling }) => marbling > 0.3)).toBeGreaterThan(0.1);
});

it("mouldedSetOf gives most tiles a groove of nearly their own colour, or none", () => {
  const faint = shareOf((set) => !hasVisibleBar(set));
  expect(faint).toBeGreaterThan(0.6);
  expect(faint).toBeLessThan(0.95);
});

it("mouldedSetOf makes hollows, pins, a film of gloss and sets up to double-eighteen", () => {
  expect(shareOf(({ relief }) => (relief?.hollows ?? 0) > 0)).toBeGreaterThan(0.25);
  expect(shareOf(({ pin }) => pin !== undefined)).toBeGreaterThan(0.1);
  expect(shareOf(({ gloss }) => gloss > 1)).toBeGreaterThan(0.1);
  expect(Math.max(...sets.map(({ largest }) => largest))).toBe(18);
});

it("tileSetOf makes printed tiles without relief", () => {
  expect(tileSetOf(new Random(3)).relief).toBeUndefined();
});
