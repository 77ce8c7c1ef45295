import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lettersOf } from "./letters";
import { namesFit, shortNames } from "./short-names";

describe("shortNames", () => {
  it.each([
    [5, ["Ana", "Bo"], ["Ana", "Bo"]],
    [5, ["Grandma Ruth", "Fernández-Castañeda", "Margarethe", "Tom"], ["GR", "FC", "Marg.", "Tom"]],
    [9, ["Grandma Ruth", "Fernández-Castañeda"], ["Grandma", "Fernández"]],
    [8, ["Anna Berg", "Anna Cole"], ["AB", "AC"]],
    [4, ["Annabel", "Annalena"], ["Annab.", "Annal."]],
    [4, ["👨‍👩‍👧 Smith Family", "Zoë"], ["👨‍👩‍👧", "Zoë"]],
    [5, ["Miss Pearl", "Tanya", "Tía Mercedes"], ["Pearl", "Tanya", "Merc."]],
    [40, ["Grandma Ruth "], ["Grandma Ruth"]],
  ])("with room for %i letters shortens %j to %j", (room, names, short) =>
    expect(shortNames(names, room)).toEqual(short),
  );

  it("gives distinct names, and whole ones where there is room", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-cA-C]([a-c -]{0,10}[a-c])?$/), {
          minLength: 2,
          maxLength: 8,
          selector: (name) => name.toLowerCase(),
        }),
        fc.integer({ min: 2, max: 12 }),
        (names, room) => {
          const short = shortNames(names, room);
          expect(new Set(short.map((name) => name.toLowerCase())).size).toBe(names.length);
          names.forEach((name, index) => {
            if (lettersOf(name).length <= room && !short[index]?.startsWith(name)) throw new Error(name);
          });
        },
      ),
    ));

  it("is not needed if namesFit finds room for every word", () => {
    expect(namesFit(["Grandma Ruth", "Fernández-Castañeda"], 9)).toBe(true);
    expect(namesFit(["Grandma Ruth", "Fernández-Castañeda"], 8)).toBe(false);
  });
});
