import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { Log } from "@/lib/rules/play/log";
import { ScoreTally } from "./score-tally";

const { table: t } = catalogue("base", "en");
const players = ["ana", "bo", "cleo", "dev"].map((id) => ({ id, name: id }));

/** The markup for Ana after these entries. */
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
  it("are strokes of the word ALL, solid for every mark earned", () => {
    const picture = drawn("forty-two", {}, [marks(3), { ...marks(2), made: false }]);
    expect(picture).toContain(t.raceTo({ total: 3, target: 7 }));
    expect([count(picture, "<path"), count(picture, toCome)]).toEqual([7, 4]);
  });

  it.each([1, 3, 10, 21])("have as many strokes as a target of %i", (target) => {
    const picture = drawn("forty-two", { target });
    expect([count(picture, "<path"), count(picture, toCome)]).toEqual([target, target]);
  });

  it("past the target or below 0 do not change the number of strokes", () => {
    const past = drawn("forty-two", { target: 3 }, [marks(7)]);
    expect([count(past, "<path"), count(past, toCome)]).toEqual([3, 0]);
    const below = drawn("forty-two", {}, [{ kind: "adjust", player: "ana", points: -2, why: "a misdeal" }]);
    expect(count(below, toCome)).toBe(7);
  });

  it("are drawn as a lane for more than three words, as points are", () => {
    for (const options of [{ target: 22 }, { preset: "points" }])
      expect(drawn("forty-two", options)).toBe(drawn("count", { target: "target" in options ? 22 : 250 }));
  });
});

describe("pegs", () => {
  it("are in the holes of the last two totals, on a track that ends with the target", () => {
    const picture = drawn("fives", {}, [
      { kind: "peg", player: "ana", points: 8 },
      { kind: "peg", player: "cleo", points: 3 },
    ]);
    expect(picture).toContain(t.pegs({ race: t.raceTo({ total: 11, target: 61 }), back: 8 }));
    expect(count(picture, "<circle")).toBe(2);
    expect(picture).toContain(">61<");
  });

  it("are drawn as one at the start", () => {
    expect(count(drawn("fives", {}), "<circle")).toBe(1);
  });

  it("use holes of five points if all scores are fives, and a lane if there were too many holes", () => {
    expect(drawn("fives", { preset: "all-fives" })).toContain(">200<");
    expect(drawn("fives", { target: 500 })).toBe(drawn("count", { target: 500 }));
  });
});

it("ScoreTally draws a lane only if it is requested and the game is a race to a target", () => {
  expect(drawn("count", {}, [], false)).toBe("");
  expect(drawn("forty-two", {}, [], false)).not.toBe("");
  expect(drawn("chickenfoot", {})).toBe("");
});
