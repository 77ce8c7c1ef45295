import { expect, it } from "vitest";
import { committedNetworks } from "@/scripts/vision/judge/committed";
import { assembled } from "@/scripts/vision/simd";
import code from "./convolve.json";
import { fastConvolutions } from "./fast";
import { type Network, normalized, run } from "./network";

const networks = committedNetworks();

it("convolve.json is what convolve.wat assembles to", async () => {
  expect(Buffer.from(await assembled()).toString("base64")).toBe(code.wasm);
});

it.each<[keyof typeof networks, number, number]>([
  ["finder", 320, 240],
  ["finder", 37, 41],
  ["finder", 24, 1000],
  ["framer", 32, 48],
  ["reader", 48, 48],
])("the %s computes the same with WebAssembly as without for %i × %i pixels", (name, width, height) => {
  const { layers, fast }: Network = networks[name];
  expect(fast).toBeDefined();
  const noise = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251);
  const input = normalized(noise, width, height);
  const slow = run({ layers }, input);
  const quick = run({ layers, fast }, input);
  expect(quick).toMatchObject({ width: slow.width, height: slow.height });
  const off = Array.from(slow.data, (value, i) => {
    const pixel = Math.floor(i / slow.channels);
    return Math.abs(value - (quick.data[pixel * quick.channels + (i % slow.channels)] as number));
  });
  expect(Math.max(...off)).toBeLessThan(1e-3);
});

it("fastConvolutions gives nothing where there is no WebAssembly", () => {
  const { WebAssembly: original } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, "WebAssembly");
    expect(fastConvolutions()).toBeUndefined();
  } finally {
    globalThis.WebAssembly = original;
  }
});
