import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { games } from "@/lib/games/registry";
import { LanguageProvider } from "@/lib/i18n/hooks/use-words";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import type { GameReply } from "@/lib/sync/wire/wire";
import { entry, uuid } from "@/tests/support/entries";
import { simulateGame, somePlayers } from "@/tests/support/simulate/index";
import { SentTable } from "./sent-table";

/** A game as the server sends it, with the entries that `which` keeps of a simulated one. */
function sentOf(game: Game, hands: number, which: (kind: string) => boolean): GameReply {
  const setUp = { players: somePlayers(4), options: {} };
  const { sheet } = simulateGame(game, setUp, 5, { hands });
  const kept = (sheet.entries as { readonly kind: string }[]).filter(({ kind }) => which(kind));
  return {
    protocol: 1,
    id: uuid(),
    game: game.id,
    ...setUp,
    createdAt: "2026-11-22T20:00:00.000Z",
    head: kept.length,
    entries: kept.map((each, at) => ({ seq: at + 1, entry: entry(each) })),
  } as GameReply;
}

async function drawn(sent: GameReply, language: BaseLanguage = "en"): Promise<string> {
  const shown = (
    <LanguageProvider language={language}>
      <SentTable sent={sent} />
    </LanguageProvider>
  );
  return text((await prerenderToNodeStream(shown)).prelude);
}

describe("the table of a game as the server has it", () => {
  it.each(games.all.map((game) => [game.id, game] as const))(
    "of %s is drawn whole, without a browser, in every language, with everybody who plays",
    async (_, game) => {
      const sent = sentOf(game, 1, (kind) => kind !== "end");
      for (const language of languages) {
        const html = await drawn({ ...sent }, language);
        expect(html).toMatch(/^<header.*<\/main>$/s);
        // Nothing of it would come later.
        expect(html).not.toMatch(/<script|<template|<!--\$[?!]/);
        for (const { name } of sent.players) expect(html).toContain(name);
      }
    },
  );

  it("is left out once the game is over", async () => {
    const game = games.find("pip");
    if (!game) throw new Error("there is no Pip");
    expect(await drawn(sentOf(game, 400, () => true))).toBe("");
  });
});
