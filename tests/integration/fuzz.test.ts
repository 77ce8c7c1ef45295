import { expect, it } from "vitest";
import { fuzz } from "../fuzz/fuzz";
import { growth } from "../fuzz/growth";
import { engine } from "../support/store/engine";

// The whole run is `npm run fuzz` (400,000 requests), which fails on slow answers too; what a request may cost is counted
// in tests/contract/work.test.ts and tests/store/full-log.test.ts.
it("thousands of generated requests cause no fault and leave nothing in memory", async () => {
  // The same requests in every run; other seeds are tried with `npm run fuzz`.
  const seed = 20_778;
  const requests = engine === "sqlite" ? 4_000 : 1_000;
  const report = await fuzz({ requests, seed });
  expect(report.faults, `seed ${seed}`).toEqual([]);
  expect(report.requests).toBe(requests);
  expect(report.problemCodes).toBeGreaterThan(12);
  // Bytes that a thousand requests leave behind; it is still warming up here.
  expect(growth(report.memory)).toBeLessThan(3 * 2 ** 20);
});
