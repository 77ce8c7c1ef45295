import { expect, it } from "vitest";
import { columnHeads, shortHeads } from "./party-name";

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

it("only headings that leave something out are explained", () => {
  const explained = (columns: readonly (readonly { readonly name: string }[])[]) =>
    shortHeads(columns, columnHeads(columns, 6, "en"), "en");
  expect(explained([named("Ana", "Cleo"), named("Bo", "Dev")])).toEqual([]);
  expect(explained([named("Anastasia"), named("Bo")])).toEqual([{ head: "Anast.", name: "Anastasia" }]);
});
