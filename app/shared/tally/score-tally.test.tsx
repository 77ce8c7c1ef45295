import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { Log } from "@/lib/rules/play/log";
import { ScoreTally } from "./score-tally";

const { table: t } = catalogue("base", "en");
const players = ["ana", "bo", "cleo", "dev"].map((id) => ({ id, name: id }));

/** What is drawn for Ana after these entries. */
function drawn(id: string, options: object, entries: readonly object[] = [], lane = true): string {
  const sat = games.find(id)?.sit(options, players);
  if (!sat?.ok) throw new Error(`nobody sits at ${id}`);
  const log = new Log(sat.value);
  for (const entry of entries) expect(log.accept(entry)).toEqual([]);
  return renderToStaticMarkup(<ScoreTally log={log} t={t} lane={lane} player="ana" />);
}

const count = (picture: string, part: string): number => picture.split(part).length - 1;
const toCome = "stroke-dasharray";
const marks = (made: number) => ({ kind: "hand", bidder: "ana", bid: 42, marks: made, made: true });

describe("marks", () => {
  it("are strokes of the word ALL, one for each mark, drawn whole", () => {
    const picture = drawn("forty-two", {}, [marks(3), { ...marks(2), made: false }]);
    expect(picture).toContain(t.raceTo({ total: 3, target: 7 }));
    expect([count(picture, "<path"), count(picture, toCome)]).toEqual([7, 4]);
  });

  it.each([1, 3, 10, 21])("have as many strokes as a target of %i", (target) => {
    const picture = drawn("forty-two", { target });
    expect([count(picture, "<path"), count(picture, toCome)]).toEqual([target, target]);
  });

  it("past the target add no strokes, and below zero there are none", () => {
    const past = drawn("forty-two", { target: 3 }, [marks(7)]);
    expect([count(past, "<path"), count(past, toCome)]).toEqual([3, 0]);
    const below = drawn("forty-two", {}, [{ kind: "adjust", player: "ana", points: -2, why: "a misdeal" }]);
    expect(count(below, toCome)).toBe(7);
  });

  it("of more than three words are a lane, as are points", () => {
    for (const options of [{ target: 22 }, { preset: "points" }])
      expect(drawn("forty-two", options)).toBe(drawn("count", { target: "target" in options ? 22 : 250 }));
  });
});

describe("pegs", () => {
  it("are in the last two holes of a track with the target at its end", () => {
    const picture = drawn("fives", {}, [
      { kind: "peg", player: "ana", points: 8 },
      { kind: "peg", player: "cleo", points: 3 },
    ]);
    expect(picture).toContain(t.pegs({ race: t.raceTo({ total: 11, target: 61 }), back: 8 }));
    expect(count(picture, "<circle")).toBe(2);
    expect(picture).toContain(">61<");
  });

  it("are a single one at the start", () => {
    expect(count(drawn("fives", {}), "<circle")).toBe(1);
  });

  it("use holes of five if every score is a multiple of five, and a lane if there are too many holes", () => {
    expect(drawn("fives", { preset: "all-fives" })).toContain(">200<");
    expect(drawn("fives", { target: 500 })).toBe(drawn("count", { target: 500 }));
  });
});

it("a lane is drawn only on request", () => {
  expect(drawn("count", {}, [], false)).toBe("");
  expect(drawn("forty-two", {}, [], false)).not.toBe("");
  expect(drawn("chickenfoot", {})).toBe("");
});
