import { expect, it } from "vitest";
import { isolated } from "./bidi";

it.each([
  ["an ordinary name", "Ana", "Ana"],
  ["emoji and combining marks", "👨‍👩‍👧‍👦 Zoë Z̷a", "👨‍👩‍👧‍👦 Zoë Z̷a"],
  ["Arabic", "مريم", "\u2068مريم\u2069"],
  ["Hebrew among Latin", "Dan (דן)", "\u2068Dan (דן)\u2069"],
  ["a mark that reverses the text after it", "Bo\u202e", "\u2068Bo\u2069"],
  ["marks that would end the isolation", "a\u2069b\u202e", "\u2068ab\u2069"],
])("isolated() keeps a name from changing the direction of the text around it: %s", (_, name, shown) =>
  expect(isolated(name)).toBe(shown),
);
