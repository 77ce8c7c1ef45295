import { expect, it, vi } from "vitest";

it("words that are there before the page make no formats until they are used", async () => {
  const used: PropertyKey[] = [];
  const noting = new Proxy(Intl, {
    get: (all, kind) => {
      used.push(kind);
      return Reflect.get(all, kind);
    },
  });
  vi.stubGlobal("Intl", noting);
  const { list, number, ordinal } = await import("./en/counted");
  const { formats } = await import("./formats");
  const spanish = formats("es-MX");
  expect(used).toEqual([]);
  expect([list(["A", "B", "C"]), number(-1234), ordinal(2)]).toEqual(["A, B and C", "−1,234", "2nd"]);
  expect([spanish.list(["A", "I"]), spanish.plural(1), spanish.money(-125)]).toEqual([
    "A e I",
    "one",
    "−1.25",
  ]);
  expect(new Set(used)).toEqual(new Set(["ListFormat", "NumberFormat", "PluralRules"]));
  const before = used.length;
  list(["A", "B"]);
  expect(used.length).toBe(before);
});
