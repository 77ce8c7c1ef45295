import { loadGameWords } from "../i18n/game-words";
import { documentLanguage } from "../i18n/language";
import type { Games } from "../rules/document/scoresheet";
import type { Game } from "../rules/game";
import { rulesetIds } from "./ids";

/**
 * The game with this id, loaded when it is needed: a table loads the rules and words of its own game only. Undefined
 * if this version has no such game, or if it could not be loaded now.
 */
export async function loadGame(id: string): Promise<Game | undefined> {
  if (!rulesetIds.includes(id)) return undefined;
  try {
    // A game's folder exports the game and nothing else.
    const fetched: Promise<Readonly<Record<string, Game>>> = import(`./${id}/index.ts`);
    const [folder] = await Promise.all([fetched, loadGameWords(id, documentLanguage())]);
    return Object.values(folder).find((game) => game.id === id);
  } catch {
    return undefined;
  }
}

/** A registry of that one game; empty if it cannot be loaded. */
export async function onlyGame(id: string): Promise<Games> {
  const game = await loadGame(id);
  return { ids: game ? [id] : [], find: (wanted) => (wanted === id ? game : undefined) };
}

/** Whether this version has the game but could not load its rules. */
export const couldNotFetch = (game: string, loaded: Games): boolean =>
  rulesetIds.includes(game) && !loaded.find(game);
