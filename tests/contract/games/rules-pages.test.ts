import { describe, expect, it } from "vitest";
import { games } from "../../../lib/games/registry";
import { findGameWords, gameWords } from "../../../lib/i18n/game-words";
import { languages } from "../../../lib/i18n/language";
import type { LaidTile, RulesBlock } from "../../../lib/rules/rules-page";
import { readTile } from "../../../lib/rules/tiles/tiles";

const pages = await Promise.all(
  games.all.flatMap((game) =>
    languages.map(async (language) => ({
      id: game.id,
      language,
      page: await gameWords(game, language).rules(),
    })),
  ),
);

function textsOf(block: RulesBlock): readonly string[] {
  switch (block.type) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "layout":
    case "hub":
      return [block.caption];
    case "difference":
      return [block.about, ...block.say, block.here];
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "ruling":
      return [block.source, block.ruling];
    case "choice":
      return [block.text, ...block.choices];
  }
}

/** The four by two quarters that a tile covers, each with the number of its half. */
function quartersOf({ tile, across, down, lying = false, turned = false }: LaidTile) {
  const ends = tile.split("-").map(Number);
  return Array.from({ length: 8 }, (_, index) => {
    const [along, beside] = [index % 4, Math.floor(index / 4)];
    const half = along < 2 === turned ? 1 : 0;
    const at = lying ? [across + along, down + beside] : [across + beside, down + along];
    return { at: at as [number, number], number: ends[half] };
  });
}

/** For each quarter of another tile that lies beside one of this tile, whether the numbers match. */
function touches(tile: LaidTile, all: readonly LaidTile[]): readonly boolean[] {
  const own = quartersOf(tile);
  return all
    .filter((other) => other !== tile)
    .flatMap(quartersOf)
    .flatMap(({ at: [x, y], number }) =>
      own.flatMap((quarter) => {
        const beside = Math.abs(quarter.at[0] - x) + Math.abs(quarter.at[1] - y) === 1;
        return beside ? [quarter.number === number] : [];
      }),
    );
}

const touchesAnother = (tile: LaidTile, all: readonly LaidTile[]): boolean => touches(tile, all).length > 0;
const meetsAnother = (tile: LaidTile, all: readonly LaidTile[]): boolean =>
  touchesAnother(tile, all) && touches(tile, all).every(Boolean);

describe.each(pages)("the rules page of $id ($language)", ({ page }) => {
  const blocks = page.sections.flatMap(({ body }) => body);

  it("has its sections from setting up to the end", () =>
    expect(page.sections.map(({ id }) => id)).toEqual(["setup", "play", "score", "end"]));

  it("has a heading and content in every section", () =>
    expect(page.sections.filter(({ body, heading }) => body.length === 0 || heading === "")).toEqual([]));

  it("has no empty text and no stray spaces", () => {
    const ragged = blocks
      .flatMap(textsOf)
      .filter((text) => text.trim() !== text || text === "" || /\s\s/.test(text));
    expect(ragged).toEqual([]);
  });

  it("ends its texts and rulings with punctuation", () => {
    const sentences = blocks.flatMap((block) =>
      block.type === "text" || block.type === "ruling" ? textsOf(block) : [],
    );
    expect(sentences.filter((text) => !/[.?!:)]$/.test(text))).toEqual([]);
  });

  it("marks its rulings", () =>
    expect(blocks.filter(({ type }) => type === "ruling").length).toBeGreaterThan(0));

  it("has at least two options in every choice", () =>
    expect(blocks.filter((block) => block.type === "choice" && block.choices.length < 2)).toEqual([]));

  it("lays tiles without overlap, matching numbers where they touch", () => {
    for (const block of blocks) {
      if (block.type !== "layout") continue;
      const quarters = block.tiles.flatMap(quartersOf);
      expect(new Set(quarters.map(({ at }) => at.join())).size).toBe(quarters.length);
      // Every tile touches another with a matching number, or starts a train of its own.
      expect(block.tiles.filter((tile) => readTile(tile.tile) === undefined)).toEqual([]);
      const laid = block.tiles.filter(({ held }) => !held);
      expect(laid.filter((tile) => !meetsAnother(tile, laid))).toEqual([]);
      expect(block.tiles.filter((tile) => tile.held && touchesAnother(tile, block.tiles))).toEqual([]);
    }
  });

  it("has every train leave the engine, number to number, with no tile twice", () => {
    for (const block of blocks) {
      if (block.type !== "hub") continue;
      const tiles = block.trains.flatMap((train) => train.tiles.map((ends) => [...ends].sort().join("-")));
      expect(new Set([...tiles, `${block.engine}-${block.engine}`]).size).toBe(tiles.length + 1);
      for (const train of block.trains) {
        const joints = train.tiles.map(([inner], place) => [
          inner,
          train.tiles[place - 1]?.[1] ?? block.engine,
        ]);
        expect(joints.filter(([inner, before]) => inner !== before)).toEqual([]);
      }
    }
  });

  it("names at least two sources where it says that they differ", () =>
    expect(blocks.filter((block) => block.type === "difference" && block.say.length < 2)).toEqual([]));

  it("names its sources", () => {
    expect(page.sources.length).toBeGreaterThan(0);
    for (const { title, author } of page.sources) {
      expect(title.length).toBeGreaterThan(2);
      expect(author.length).toBeGreaterThan(2);
    }
    expect(new Set(page.sources.map(({ title }) => title)).size).toBe(page.sources.length);
  });

  it("links its sources with valid addresses", () => {
    for (const { href } of page.sources) if (href !== undefined) expect(URL.canParse(href)).toBe(true);
  });
});

describe("the rules page of Doubles", () => {
  it("shows both answers of its source for a player who cannot play", async () => {
    const rules = await findGameWords("doubles", "en")?.rules();
    const blocks = rules?.sections.flatMap(({ body }) => body) ?? [];
    const both = blocks.filter(
      (block) =>
        block.type === "choice" &&
        block.choices.some((each) => each.startsWith("Draw")) &&
        block.choices.some((each) => each.startsWith("Just pass")),
    );
    expect(both).toHaveLength(1);
  });
});
