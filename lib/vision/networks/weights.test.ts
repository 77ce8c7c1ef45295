import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { networksOf, weightsFile } from "../index";
import { crc32 } from "./weights";

const bytes = new Uint8Array(readFileSync(`public${weightsFile.path}`));

it("the shipped weights match the size and checksums in the code", () => {
  expect(bytes).toHaveLength(weightsFile.bytes);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(weightsFile.sha256);
  expect(crc32(bytes)).toBe(weightsFile.crc32);
});

it("crc32 computes the checksum that zip uses", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("networksOf refuses a file that is truncated, too long or changed in one bit", () => {
  const changed = bytes.slice();
  changed[5000] = (changed[5000] ?? 0) ^ 1;
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  for (const wrong of [bytes.slice(0, -1), longer, changed, new Uint8Array(0)]) {
    expect(() => networksOf(wrong.buffer)).toThrow("load it again");
  }
});

it("the shipped weights fit into 150 kB", () => {
  expect(bytes.byteLength).toBeLessThan(150_000);
});
