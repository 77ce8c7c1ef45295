import { expect, it } from "vitest";
import { hasCome, type Key, reaches } from "./double-taps";

const box = { left: 100, top: 100, right: 180, bottom: 160 };
const key = (label: string, over: Partial<Key> = {}): Key => ({ element: {}, label, box, ...over });
const at = (x: number, y: number, isMouse = false) => ({ x, y, isMouse });
const below = { ...box, top: 170, bottom: 230 };

it("a key has come under the finger if it is new, says something else, or was elsewhere", () => {
  const [undo, save, next] = [key("Undo"), key("Save"), key("Bo 5", { box: below })];
  expect(hasCome([undo], save)).toBe(true);
  expect(hasCome([save], { ...save, label: "Save anyway" })).toBe(true);
  expect(hasCome([save, next], { ...next, box })).toBe(true);
});

it("a key that stood there has not, nor have the ones beside it", () => {
  const [seven, eight] = [key("7"), key("8", { box: { ...box, left: 184, right: 264 } })];
  expect(hasCome([seven, eight], { ...seven })).toBe(false);
  expect(hasCome([seven, eight], { ...eight, box: { ...eight.box, top: 103, bottom: 163 } })).toBe(false);
});

it("the second tap of a finger is within 40 pixels, that of a mouse within 8", () => {
  expect(reaches(at(140, 195), box)).toBe(true);
  expect(reaches(at(140, 205), box)).toBe(false);
  expect(reaches(at(140, 165, true), box)).toBe(true);
  expect(reaches(at(140, 175, true), box)).toBe(false);
});
