import type { GameView } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import { tileName } from "@/lib/ui/tiles/tile-name";
import { lineName } from "../line-name";

/** What a line is called, and what opened it: "Round 4 · double 10, drawn". */
export function lineTitle(game: GameView, line: number, words: Words, language: Language): string {
  const entry = game.lines[line];
  const name = lineName(game, line, language);
  if (name === undefined || entry?.line !== "entry") return words.history.entry;
  const opened = game.log.before(line)?.opened(entry.stands);
  if (!opened) return name;
  return words.history.openedBy({ name, tile: tileName(opened.tile, words), drawn: opened.drawn });
}
