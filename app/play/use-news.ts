"use client";

import { useCallback, useEffect, useRef } from "react";
import type { GamePhase, GameView } from "@/lib/client/game/games";
import { originOf } from "@/lib/client/game/phone";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { changesElsewhere, idOfLine } from "./changes-elsewhere";
import { lineName } from "./line-name";

/** What was there when the news were last read. */
interface Read {
  readonly game: GameView;
  readonly open: readonly string[];
}

/**
 * Tells what another phone corrected, took back or settled: totals change that nobody here touched, maybe under a
 * half-typed hand. Returns how to say that a held entry is settled here.
 */
export function useNews(
  { view: game, unsettled }: Extract<GamePhase, { type: "ready" }>,
  toast: (message: ToastMessage) => void,
): (held: string) => void {
  const { elsewhere: t } = useWords().table;
  const language = useLanguage();
  const read = useRef<Read>(undefined);
  const here = useRef(new Set<string>());
  useEffect(() => {
    const before = read.current;
    const open = unsettled.map(({ id }) => id);
    read.current = { game, open };
    if (!before || before.game.id !== game.id) return;
    const changed = changesElsewhere(before.game.lines, game.lines, (id) => originOf(game.id, id));
    const news = changed.map(({ type, target, lineBefore }) => {
      const name = lineName(game, target, language) ?? lineName(before.game, lineBefore, language);
      return t[type]({ what: name });
    });
    const isSettled = before.open.some((id) => !open.includes(id) && !here.current.has(id));
    const text = [...news, ...(isSettled ? [t.settled] : [])].join(" ");
    if (text !== "") toast({ text });
  }, [game, unsettled, toast, t, language]);
  return useCallback((held) => void here.current.add(held), []);
}

/** Whether the last thing done here is still the last entry: otherwise to undo it would be to undo something else. */
export const isLastEntry = ({ lines }: GameView, about: string | undefined): boolean => {
  const at = lines.findIndex((line) => about !== undefined && idOfLine(line) === about);
  return at < 0 || at === lines.length - 1;
};
