import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bodyOf, type EntryDraft, emptyDraft, withHand, withOut } from "@/app/shared/draft/draft";
import { games } from "@/lib/games/registry";
import type { Game, Position } from "@/lib/rules/game";
import type { Ask, Prompt } from "@/lib/rules/prompts";
import { sitDown, somePlayers } from "@/tests/support/simulate/index";
import { nextHand } from "./hand-order";
import { HandsAsk } from "./hands-ask";

type HandsPrompt = Prompt & { readonly hands: Extract<Ask, { type: "hands" }> };

/** Every game and preset at tables of every size, alone and in pairs where it can be played so. */
const tables = games.all.flatMap((game) =>
  presetsOf(game).flatMap((preset) => {
    const { min, max } = game.seats(preset);
    const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    return sizes.flatMap((size) =>
      [{}, { sides: true }, { sides: false }].flatMap((sides) => {
        const options = { ...preset, ...sides };
        const players = somePlayers(size);
        return game.sit(options, players).ok
          ? [{ name: [game.id, ...Object.values(options), size].join(" "), game, options, players }]
          : [];
      }),
    );
  }),
);

function presetsOf(game: Game): readonly Readonly<Record<string, string>>[] {
  const ask = game.optionAsks({}, 4).find(({ field }) => field === "preset");
  return ask?.type === "choice" ? ask.choices.map(({ value }) => ({ preset: String(value) })) : [{}];
}

const handsPrompts = (position: Position): HandsPrompt[] =>
  position.prompts().flatMap((prompt) => {
    const hands = prompt.asks.find((ask) => ask.type === "hands");
    return hands ? [{ ...prompt, hands }] : [];
  });

const none = () => {};

/** The rows of the hands from the top of the form, without that of the player who is out. */
function rowsShown(position: Position, { hands }: HandsPrompt, draft: EntryDraft): string[] {
  const drawn = renderToStaticMarkup(
    <HandsAsk
      players={position.players}
      standings={{}}
      among={[]}
      ask={hands}
      counted={position.about.counted}
      draft={draft}
      by="pips"
      active={undefined}
      isFresh
      question=""
      problems={new Map()}
      hints={new Map()}
      onOut={none}
      onActivate={none}
      onType={none}
      onEnter={none}
    />,
  );
  return [...drawn.matchAll(/data-player="([^"]*)"/g)].flatMap(([, id]) =>
    id === undefined || id === draft.out ? [] : [id],
  );
}

it.each(tables)("Next goes down the form: $name", ({ game, options, players }) => {
  const position = sitDown(game, { options, players });
  for (const prompt of handsPrompts(position))
    for (const out of [undefined, null, ...players.map(({ id }) => id)]) {
      let draft = out === undefined ? emptyDraft(prompt.kind) : withOut(emptyDraft(prompt.kind), out);
      const visited: string[] = [];
      for (let at = nextHand(prompt, draft, undefined); at !== undefined; at = nextHand(prompt, draft, at)) {
        const rows = rowsShown(position, prompt, draft);
        const before = visited.at(-1);
        expect(rows.indexOf(at)).toBeGreaterThan(before === undefined ? -1 : rows.indexOf(before));
        visited.push(at);
        draft = withHand(draft, at, { by: "pips", sum: "12" });
      }
      // Nothing is left out that the entry needs.
      const missing = position
        .checkDraft(bodyOf(prompt, draft))
        .filter(({ code }) => code === "hand-missing");
      if (out !== undefined) expect(missing).toEqual([]);
    }
});

it("Next goes past a hand that was typed before, and back to one that was left out above", () => {
  const count = games.find("count") as Game;
  const position = sitDown(count, { options: { preset: "dominican" }, players: somePlayers(4) });
  const [prompt] = handsPrompts(position);
  if (!prompt) throw new Error("no question about hands");
  const [one, two, three, four] = ["ana", "bo", "cleo", "dev"];
  const draft = withHand(withOut(emptyDraft("hand"), null), three, { by: "pips", sum: "5" });
  expect(rowsShown(position, prompt, draft)).toEqual([one, three, two, four]);
  expect(nextHand(prompt, draft, one)).toBe(two);
  expect(nextHand(prompt, draft, four)).toBe(one);
});
