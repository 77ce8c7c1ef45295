"use client";

import { lazy } from "@/lib/ui/page/lazy";

/** What every screen of a game shows once the game is deleted. */
export const DeletedGame = lazy(() => import("./deleted-game"), "DeletedGame", { words: ["deletion"] });
