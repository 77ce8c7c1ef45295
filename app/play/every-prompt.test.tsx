import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bodyOf, emptyDraft } from "@/app/shared/draft/draft";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { defineGame } from "@/lib/rules/define-game";
import type { Ask, Prompt } from "@/lib/rules/prompts";
import { tinyRules } from "@/tests/contract/games/tiny-game.fixture";
import { Dice } from "@/tests/support/simulate/dice";
import { simulateGame, sitDown, somePlayers, someTable } from "@/tests/support/simulate/index";
import { OfferCard } from "./board/offer-card";
import { placesOf } from "./board/rows/prompt-places";
import { OwedKeys, PlayMenu, PlayRow } from "./board/rows/quick-plays";
import { EntryForm } from "./entry/entry-form";

const { entry: t, table } = catalogue("base", "en");
const label = (text: string) => ({ text });
const among = ["ana", "bo"];

/** One of each question that a game can ask. */
const asks: { readonly [Kind in Ask["type"]]: Extract<Ask, { type: Kind }> } = {
  out: { type: "out", field: "out", among },
  hands: { type: "hands", field: "left", holders: among, quick: [] },
  engine: {
    type: "engine",
    field: "engine",
    engines: [{ engine: 6, state: "due" }],
    highest: 6,
    drawn: { field: "found", value: "draw" },
  },
  score: { type: "score", field: "points", scores: [35, 40], ends: [0, 12], highest: 6 },
  player: { type: "player", field: "bidder", label: label("Bidder"), among, optional: false },
  offer: { type: "offer", field: "take", player: "ana", price: 5, total: 3 },
  choice: {
    type: "choice",
    field: "colour",
    label: label("Colour"),
    choices: [{ value: "red", label: label("Red") }],
  },
  number: { type: "number", field: "bid", label: label("Bid"), min: 30, max: 42 },
  text: { type: "text", field: "why", label: label("Reason"), max: 80 },
  given: { type: "given", field: "version", value: 2 },
};

/** What a form shows of each question. */
const onForm: { readonly [Kind in Ask["type"]]: (besides: readonly Ask[]) => readonly string[] } = {
  out: (besides) =>
    besides.includes(asks.hands) ? [t.wentOut({ name: "Bo" }), t.blocked] : ["Bo", t.blocked],
  hands: () => [t.handOf({ name: "Ana" }), t.handOf({ name: "Bo" })],
  engine: (besides) =>
    besides.includes(asks.hands) ? [t.engineIs({ number: 6 }), t.change] : [t.double({ number: 6 })],
  score: () => ["35", "40"],
  player: () => ["Bidder", "Ana", "Bo"],
  offer: () => [table.takeFree, table.decline],
  // Beside an engine, the usual answer is folded behind one tap.
  choice: (besides) =>
    besides.includes(asks.hands) && besides.includes(asks.engine) ? [t.change] : ["Colour", "Red"],
  number: () => ["Bid"],
  text: () => ["Reason"],
  given: () => [],
};

const colours = ["Red", "Blue"].map((name) => ({ value: name, label: label(name) }));

const alone = Object.values(asks).map((ask): Ask[] => [ask]);
const besideHands = Object.values(asks).map((ask): Ask[] => [...new Set([ask, asks.out, asks.hands])]);
const others: Ask[][] = [
  [asks.player, asks.score],
  [asks.player, asks.given],
  [asks.player, asks.choice],
  [asks.player, asks.choice, asks.score],
  [asks.player, asks.number, asks.text],
  [{ ...asks.player, optional: true, nobody: label("Nobody") }],
  [asks.player, { ...asks.score, ends: [] }, asks.given],
  [asks.player, { ...asks.score, ends: [], totals: new Map([[35, 35]]) }],
  [asks.offer, asks.given],
  [asks.offer, asks.choice],
  [asks.hands, asks.score],
  [asks.player, { ...asks.player, field: "partner", label: label("Partner"), optional: true }],
  Object.values(asks),
];
const prompts = (["hand", "play", "offer", "ruling"] as const).flatMap((when) =>
  [...alone, ...besideHands, ...others].map(
    (asked): Prompt => ({
      kind: [when, ...asked.map(({ type }) => type)].join(" "),
      when,
      title: label(`Title of ${when}`),
      asks: asked,
    }),
  ),
);

const game = defineGame({ ...tinyRules, prompts: () => prompts });
const position = sitDown(game, { players: somePlayers(2), options: {} });
const { players } = position;
const none = () => {};

/** The text that is shown, with the names of controls. */
const textsOf = (shown: ReactNode): string[] =>
  [
    ...renderToStaticMarkup(shown)
      .replaceAll("&#x27;", "'")
      .matchAll(/aria-label="([^"]*)"|>([^<]+)</g),
  ].map(([, name, text]) => name ?? text ?? "");

function form(prompt: Prompt): ReactNode {
  const draft = emptyDraft(prompt.kind);
  const saves = { saveLabel: t.save, onDraft: none, onSave: async () => [] };
  return <EntryForm position={position} prompt={prompt} draft={draft} earlier={[]} {...saves} />;
}

describe("every prompt of a game is drawn", () => {
  it.each(position.prompts())("$kind", (prompt) => {
    const { rows, cards, forms, rulings } = placesOf([prompt]);
    expect(rows.length + cards.length + forms.length + rulings.length).toBe(1);
    const title = prompt.title.text;
    for (const { player, score, choice } of rows)
      for (const each of players) {
        const plays = { plays: rows, player: each, seats: 3, busy: false, onPlay: none };
        const texts = textsOf([
          <PlayRow named={false} key="row" {...plays} />,
          <OwedKeys key="owed" {...plays} />,
          <PlayMenu key="menu" {...plays} />,
        ]);
        const { name } = each;
        expect(player.among).toContain(each.id);
        for (const points of score?.scores ?? []) expect(texts).toContain(table.scores({ name, points }));
        if (!score && !choice) expect(texts).toContain(table.does({ name, what: title }));
        expect(texts.includes(table.actionsOf({ name }))).toBe(
          score?.ends.length !== 0 || score.totals !== undefined,
        );
      }
    for (const card of cards)
      expect(textsOf(<OfferCard prompt={card} players={players} busy={false} onAnswer={none} />)).toEqual(
        expect.arrayContaining([title, table.take({ price: "0.05" }), table.decline]),
      );
    for (const each of [...forms, ...rulings]) {
      const texts = textsOf(form(each));
      for (const ask of each.asks)
        for (const part of onForm[ask.type](each.asks))
          expect(
            texts.some((text) => text.includes(part)),
            `${ask.type}: ${part}`,
          ).toBe(true);
      const hasEnds = each.asks.some((ask) => ask.type === "score" && ask.ends.length > 0);
      expect(texts.includes(table.twoEnds)).toBe(hasEnds);
      expect(texts).toContain(each.asks.includes(asks.hands) ? t.next : t.save);
    }
  });

  it("without the question who went out, unless the prompt asks it", () => {
    const texts = textsOf(form({ kind: "hand", when: "hand", title: label("Hand"), asks: [asks.hands] }));
    for (const absent of [t.blocked, t.wentOut({ name: "Ana" })]) expect(texts).not.toContain(absent);
  });

  it("with a choice that varies open and without a key to fold it", () => {
    const choice = { ...asks.choice, choices: colours };
    const texts = (ask: Ask) =>
      textsOf(form({ kind: "hand", when: "hand", title: label("Hand"), asks: [ask, asks.out, asks.hands] }));
    const isFolding = (shown: readonly string[]) => [t.change, t.changed].some((key) => shown.includes(key));
    expect(isFolding(texts(choice))).toBe(true);
    const open = texts({ ...choice, varies: true });
    expect(open).toEqual(expect.arrayContaining(["Colour", "Red", "Blue"]));
    expect(isFolding(open)).toBe(false);
  });

  it("with the answers to a last choice in place of the save key if an answer saves at once", () => {
    const prompt: Prompt = {
      kind: "hand",
      when: "hand",
      title: label("Hand"),
      asks: [asks.player, { ...asks.choice, choices: colours, last: true }],
    };
    for (const [savesAtOnce, saves] of [
      [true, false],
      [false, true],
    ] as const) {
      const texts = textsOf(
        <EntryForm
          position={position}
          prompt={prompt}
          savesAtOnce={savesAtOnce}
          draft={emptyDraft("hand")}
          earlier={[]}
          saveLabel={t.save}
          onDraft={none}
          onSave={async () => []}
        />,
      );
      expect(texts.includes(t.save)).toBe(saves);
      for (const shown of ["Colour", "Red", "Blue"])
        expect(texts.filter((text) => text === shown)).toEqual([shown]);
    }
  });

  it("and its given fields are in the entry that it makes", () => {
    for (const prompt of prompts.filter(({ asks: asked }) => asked.includes(asks.given)))
      expect(bodyOf(prompt, emptyDraft(prompt.kind))).toMatchObject({ kind: prompt.kind, version: 2 });
  });
});

it.each(games.all.map((each) => ({ id: each.id, each })))(
  "placesOf puts the hands and rulings of $id on forms, its plays on the rows and its offers on cards",
  ({ each }) => {
    for (const seed of [1, 2, 3, 4]) {
      const { log } = simulateGame(each, someTable(each, new Dice(seed)), seed, { hands: 25 });
      for (const [line] of log.lines.entries()) {
        const asked = log.before(line)?.prompts() ?? [];
        const { rows, cards, forms, rulings } = placesOf(asked);
        const of = (when: Prompt["when"]) => asked.filter((prompt) => prompt.when === when);
        expect([rows.map(({ prompt }) => prompt), cards, forms, rulings]).toEqual([
          of("play"),
          of("offer"),
          of("hand"),
          of("ruling"),
        ]);
      }
    }
  },
);

it("a tap on the board that says who went out saves only where nothing else is asked then", () => {
  const saving = games.all.flatMap((each) =>
    each
      .optionAsks({}, 4)
      .flatMap((ask) => (ask.field === "preset" && ask.type === "choice" ? ask.choices : []))
      .flatMap(({ value }) => {
        const options = { preset: String(value) };
        const { outs } = placesOf(sitDown(each, { players: somePlayers(4), options }).prompts());
        return outs.some(({ saves }) => saves) ? [value] : [];
      }),
  );
  expect(saving).toEqual(["six-love", "first-to-six", "cut-throat", "derby"]);
});
