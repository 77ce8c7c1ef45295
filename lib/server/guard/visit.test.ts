import { describe, expect, it } from "vitest";
import { refusedBy } from "../http/refused";
import { TokenBuckets } from "./token-buckets";
import { Visit } from "./visit";

/** The seconds after which a refused request may be sent again; undefined: it was not refused. */
function waitOf(work: () => void): string | null | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return refusedBy(error)?.headers.get("Retry-After");
  }
}

describe("a visit", () => {
  const budgets = {
    requests: new TokenBuckets({ burst: 2, perSecond: 1 }),
    work: new TokenBuckets({ burst: 1_000, perSecond: 1_000 }),
    stored: new TokenBuckets({ burst: 10, perSecond: 1 }),
  };
  const visit = new Visit([{ name: "a", times: 1 }], budgets, () => 0);

  it("is refused what its client has not got, with the time until then", () => {
    expect(waitOf(() => visit.consume("requests", 2))).toBeUndefined();
    expect(waitOf(() => visit.consume("requests", 2))).toBe("2");
    expect(waitOf(() => visit.consume("stored", 10))).toBeUndefined();
    expect(waitOf(() => visit.consume("stored", 1))).toBe("1");
  });

  it("may begin no work in debt, and overdraw a little what it has begun", () => {
    visit.chargeWork(1_500);
    expect(waitOf(() => visit.requireBudget())).toBe("2");
    expect(waitOf(() => visit.requireBudget(true))).toBeUndefined();
    visit.chargeWork(3_000);
    expect(waitOf(() => visit.requireBudget(true))).toBe("2");
  });
});
