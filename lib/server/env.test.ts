import { expect, it } from "vitest";
import { readSettings } from "./env";

it("settings have defaults, and an empty variable is as none", () => {
  const expected = { port: 3000, host: undefined, databaseFile: "./data/pipkeeper.db" };
  expect(readSettings({})).toEqual(expected);
  expect(readSettings({ PORT: "", HOST: "", DATABASE_URL: "", OTHER: "x" })).toEqual(expected);
});

it("settings are read", () => {
  expect(readSettings({ PORT: "0", HOST: "::1", DATABASE_URL: "file:/srv/a b.db" })).toEqual({
    ...{ port: 0, host: "::1", databaseFile: "/srv/a b.db" },
  });
});

it.each([
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3000x"],
  ["DATABASE_URL", "postgresql://host/db"],
  ["DATABASE_URL", "file:"],
  ["DATABASE_URL", "file:./a.db?mode=ro"],
])("a wrong %s (%s) is told of in a sentence that names it", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} should .*\\.$`));
});
