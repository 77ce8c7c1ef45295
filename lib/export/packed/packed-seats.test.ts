import * as fc from "fast-check";
import { expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { base64url } from "../base64url";
import { packed } from "./pack";
import { packedSeats, seatsIn } from "./packed-seats";

const began = Date.parse("2026-11-27T20:00:00.000Z");
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: uuid(), name: `Ana Ñ. ${index}` }));

it("who sits at a table arrives as it was, or not at all", () => {
  const seats = fc.record({
    round: fc.integer({ min: 1, max: 60 }),
    table: fc.integer({ min: 1, max: 99 }),
    began: fc.constantFrom(began, Number.NaN),
    players: fc.integer({ min: 2, max: 8 }).map(people),
  });
  fc.assert(
    fc.property(seats, fc.nat(), (each, cut) => {
      const text = packedSeats(each);
      expect(seatsIn(text)).toEqual(each);
      expect(seatsIn(text.slice(0, cut % text.length))).toBeUndefined();
    }),
  );
});

it("refuses what no host’s phone writes", () => {
  const four = people(4).map(({ id, name }) => [id, name]);
  const twice = [...four.slice(0, 3), four[0]];
  const nameless = [...four.slice(0, 3), [uuid(), " "]];
  const seats = (...value: readonly unknown[]) => seatsIn(base64url(packed(value)));
  expect(seats(1, 2, 3, began, four)).toBeDefined();
  for (const wrong of [
    [2, 2, 3, began, four],
    [1, 0, 3, began, four],
    [1, 61, 3, began, four],
    [1, 2, 100, began, four],
    [1, 2, 3, "today", four],
    [1, 2, 3, began, four.slice(0, 1)],
    [1, 2, 3, began, twice],
    [1, 2, 3, began, nameless],
    [1, 2, 3, began],
  ])
    expect(seats(...wrong)).toBeUndefined();
  for (const text of ["", "*", "AQ"]) expect(seatsIn(text)).toBeUndefined();
});

it("fits beside an address into a code that a phone’s screen shows", () => {
  expect(packedSeats({ round: 12, table: 10, began, players: people(4) }).length).toBeLessThan(200);
});
