import { describe, expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { languages } from "../../lib/rules/language";
import type { RulesBlock } from "../../lib/rules/rules-page";

const pages = await Promise.all(
  games.all.flatMap((game) =>
    languages.map(async (language) => ({ id: game.id, language, page: await game.words(language).rules() })),
  ),
);

function textsOf(block: RulesBlock): readonly string[] {
  switch (block.block) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "ruling":
      return [block.source, block.ruling];
    case "choice":
      return [block.text, ...block.choices];
  }
}

describe.each(pages)("the rules page of $id ($language)", ({ page }) => {
  const blocks = page.sections.flatMap(({ body }) => body);

  it("goes from setting up to the end", () =>
    expect(page.sections.map(({ id }) => id)).toEqual(["setup", "play", "score", "end"]));

  it("has something to say in every section", () =>
    expect(page.sections.filter(({ body, heading }) => body.length === 0 || heading === "")).toEqual([]));

  it("has no empty, doubled or ragged text", () => {
    const ragged = blocks
      .flatMap(textsOf)
      .filter((text) => text.trim() !== text || text === "" || /\s\s/.test(text));
    expect(ragged).toEqual([]);
  });

  it("ends its texts and rulings as sentences end", () => {
    const sentences = blocks.flatMap((block) =>
      block.block === "text" || block.block === "ruling" ? textsOf(block) : [],
    );
    expect(sentences.filter((text) => !/[.?!:)]$/.test(text))).toEqual([]);
  });

  it("shows its rulings as rulings", () =>
    expect(blocks.filter(({ block }) => block === "ruling").length).toBeGreaterThan(0));

  it("offers at least two ways where it offers a choice", () =>
    expect(blocks.filter((block) => block.block === "choice" && block.choices.length < 2)).toEqual([]));

  it("names its source", () => {
    expect(page.source.title.length).toBeGreaterThan(2);
    expect(page.source.author.length).toBeGreaterThan(2);
  });
});

describe("the rules page of Doubles", () => {
  it("shows both answers of its source to a player who cannot play", async () => {
    const rules = await games.find("doubles")?.words("en").rules();
    const blocks = rules?.sections.flatMap(({ body }) => body) ?? [];
    const both = blocks.filter(
      (block) =>
        block.block === "choice" &&
        block.choices.some((each) => each.startsWith("Draw")) &&
        block.choices.some((each) => each.startsWith("Just pass")),
    );
    expect(both).toHaveLength(1);
  });
});
