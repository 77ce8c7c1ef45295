import { expect, it } from "vitest";
import { backspaceKey, digitKey, numberKey, plusKey, press, type Sum, type SumKey, sumOf } from "./sum";

const [one, two, seven] = [digitKey(1), digitKey(2), digitKey(7)];
const back = backspaceKey([20, 45]);
const typed = (from: Sum, ...keys: readonly SumKey[]): Sum =>
  keys.reduce((sum, key) => press(sum, key, false), from);

it("sumOf adds numbers joined by plus signs", () => {
  expect(typed("", one, two, plusKey, seven)).toBe("12+7");
  expect(typed("", numberKey(20), numberKey(45), seven)).toBe("20+45+7");
  expect(sumOf("20+45+7")).toBe(72);
  expect(sumOf("20+")).toBe(20);
  expect(sumOf("")).toBeUndefined();
});

it("the backspace key takes back one key at a time", () => {
  expect(typed("12+7", back)).toBe("12+");
  expect(typed("12+7", back, back)).toBe("12");
  expect(typed("12+7", back, back, back)).toBe("1");
  expect(typed("12+7", back, back, back, back, back)).toBe("");
  expect(typed("12", numberKey(20), numberKey(45), back)).toBe("12+20+");
  expect(typed("", numberKey(20), back)).toBe("");
});

it("the first key in a sum that is reopened replaces it, except for the plus key, which adds to it", () => {
  expect(press("12", two, true)).toBe("2");
  expect(press("12+7", numberKey(20), true)).toBe("20+");
  expect(press("12+7", back, true)).toBe("");
  expect(typed(press("12", plusKey, true), seven)).toBe("12+7");
});
