import { expect, it } from "vitest";
import { moneyIn, moneyInField, readBalance, readMoney } from "./money-text";

it("money of currencies that have no decimals, or whose cents nobody pays, is written and typed in whole units", () => {
  expect(moneyIn(1_250_000, "CLP", "es")).toBe("12.500 CLP");
  expect(moneyIn(-12_500, "JPY", "en", true)).toBe("−125 JPY");
  expect(moneyIn(1_250_000, "COP", "en")).toBe("12,500 COP");
  expect(moneyIn(125, "EUR", "en")).toBe("1.25 EUR");
  expect(moneyIn(125, "", "en")).toBe("1.25");
  // A third of a pool is not hidden.
  expect(moneyIn(3_333, "JPY", "en")).toBe("33.33 JPY");
  expect(moneyInField(1_250_000, "es", "CLP")).toBe("12500");
  expect(moneyInField(125, "es", "EUR")).toBe("1,25");
});

it("what is typed is read as people of that currency mean it", () => {
  for (const typed of ["12.500", "12,500", "12 500", "12’500", "12500", "12500.00"])
    expect(readMoney(typed, "CLP"), typed).toBe(1_250_000);
  expect(readMoney("1.250.000", "COP")).toBe(125_000_000);
  expect(readMoney("12.500", "EUR")).toBeUndefined();
  expect(readMoney("3.50", "EUR")).toBe(350);
  expect(readMoney("1.25.000", "CLP")).toBeUndefined();
  expect(readBalance("−1.500", "CLP")).toBe(-150_000);
});
