import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { networksOf, weightsFile } from "../index";
import { crc32 } from "./weights";

const bytes = new Uint8Array(readFileSync(`public${weightsFile.path}`));

it("are the file that was made, whole", () => {
  expect(bytes).toHaveLength(weightsFile.bytes);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(weightsFile.sha256);
  expect(crc32(bytes)).toBe(weightsFile.crc32);
});

it("checks sums as zip does", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("refuses a file that is cut, longer, or changed in one bit", () => {
  const changed = bytes.slice();
  changed[5000] = (changed[5000] ?? 0) ^ 1;
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  for (const wrong of [bytes.slice(0, -1), longer, changed, new Uint8Array(0)]) {
    expect(() => networksOf(wrong.buffer)).toThrow("load it again");
  }
});

it("fits into 150 kB", () => {
  expect(bytes.byteLength).toBeLessThan(150_000);
});
