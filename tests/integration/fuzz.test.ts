import { expect, it } from "vitest";
import { fuzz } from "../fuzz/fuzz";
import { growth } from "../fuzz/growth";
import { engine } from "../support/store/engine";

// The full run is `npm run fuzz` (400,000 requests), which also fails on slow answers. What a request may cost is
// tested in tests/contract/work-limit.test.ts and tests/store/full-log.test.ts.
it("thousands of generated requests cause no fault and no memory leak", async () => {
  // The same requests in every run; `npm run fuzz` tries other seeds.
  const seed = 20_778;
  const requests = engine === "sqlite" ? 4_000 : 1_000;
  const report = await fuzz({ requests, seed });
  expect(report.faults, `seed ${seed}`).toEqual([]);
  expect(report.requests).toBe(requests);
  expect(report.problemCodes).toBeGreaterThan(12);
  // Bytes that a thousand requests leave behind; after so few requests the server is still warming up.
  expect(growth(report.memory)).toBeLessThan(3 * 2 ** 20);
});
