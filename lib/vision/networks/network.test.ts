import { expect, it } from "vitest";
import { committedNetworks } from "@/scripts/vision/judge/committed";
import { normalized, run } from "./network";
import vectors from "./network.fixture.json";

const networks = committedNetworks();

/** The fixture is what the training code computes with the shipped weights. */
it.each(["finder", "framer", "reader"] as const)("the %s computes the same as in training", (name) => {
  const { width, height, rgb, out } = vectors[name];
  const input = Uint8Array.from(atob(rgb), (letter) => letter.charCodeAt(0));
  expect(input).toHaveLength(width * height * 3);
  const { layers } = networks[name];
  const { data } = run({ layers }, normalized(input, width, height));
  expect(data).toHaveLength(out.length);
  data.forEach((value, i) => {
    expect(Math.abs(value - (out[i] ?? Number.NaN))).toBeLessThan(2e-3);
  });
});
