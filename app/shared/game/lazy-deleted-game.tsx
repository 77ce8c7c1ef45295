"use client";

import { withWords } from "@/lib/i18n/with-words";
import { lazy } from "@/lib/ui/page/lazy";

/** What every screen of a game shows once the game is deleted. */
export const DeletedGame = lazy(
  async () => (await withWords(import("./deleted-game"), "deletion")).DeletedGame,
);
