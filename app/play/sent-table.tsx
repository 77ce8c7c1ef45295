"use client";

import { use } from "react";
import { sentGame } from "@/lib/client/game/sent-game";
import { loadGameWords } from "@/lib/i18n/game-words";
import { PlayedWords, useLanguage } from "@/lib/i18n/hooks/use-words";
import { type BaseLanguage, baseOf } from "@/lib/i18n/language";
import type { GameReply } from "@/lib/sync/wire/wire";
import { GameTable } from "./game-table";

const opening = new WeakMap<GameReply, ReturnType<typeof sentGame>>();

/** Once for each answer: React calls again what it waited for. In a browser, a game comes with its words. */
function opened(sent: GameReply, language: BaseLanguage): ReturnType<typeof sentGame> {
  const begun = opening.get(sent) ?? loadGameWords(sent.game, language).then(() => sentGame(sent));
  opening.set(sent, begun);
  return begun;
}

/**
 * The table of a game as the server has it, to be looked at until the page is there (lib/server/listener/drawn-table.ts).
 * Nothing for a game that is over, or in which people have something to decide: those are drawn by parts that come later.
 */
export function SentTable({ sent }: { readonly sent: GameReply }) {
  const ready = use(opened(sent, baseOf(useLanguage())));
  if (!ready || ready.view.position.over || ready.unsettled.length > 0) return null;
  const { id, game, options } = ready.view;
  return (
    <PlayedWords game={game.id} options={options}>
      <GameTable ready={ready} query={`?game=${id}`} />
    </PlayedWords>
  );
}
