"use client";

import { useEffect, useRef, useState } from "react";
import type { TableView } from "@/app/shared/table-view";

/**
 * Moves the focus when a view opens at the table: to its heading, so that it is read out and the next Tab leads into
 * it; and back on the board to the main button.
 */
export function useReturnFocus(view: TableView) {
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  /** The line that was corrected last. */
  const [corrected, setCorrected] = useState<number>();
  // Every view opens at its top; the browser would restore the last scroll position.
  useEffect(() => {
    const usual = window.history.scrollRestoration;
    window.history.scrollRestoration = "manual";
    return () => {
      window.history.scrollRestoration = usual;
    };
  }, []);
  useEffect(() => {
    const from = before.current;
    if (isSame(from, view)) return;
    before.current = view;
    if (view.type === "correct") setCorrected(view.line);
    window.scrollTo({ top: 0 });
    const focusOpener = () => {
      // After a correction, the sheet is where it was left.
      const number = from.type === "correct" ? numberIn(panel.current, from) : undefined;
      if (number) {
        number.scrollIntoView({ block: "center" });
        number.focus({ preventScroll: true });
        return true;
      }
      // A hand that is being entered already has the focus.
      if (panel.current?.contains(document.activeElement)) return true;
      const wanted =
        view.type === "board"
          ? (board.current?.querySelector<HTMLElement>("[data-main-action]") ?? heading(board.current))
          : heading(panel.current);
      wanted?.focus({ preventScroll: true });
      return wanted !== undefined;
    };
    if (focusOpener() || !panel.current) return;
    // The view may have to be loaded first.
    const coming = new MutationObserver(() => {
      if (focusOpener()) coming.disconnect();
    });
    coming.observe(panel.current, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [view]);
  return { board, panel, corrected };
}

function heading(within: HTMLElement | null): HTMLElement | undefined {
  const found = within?.querySelector<HTMLElement>("h2");
  if (found) found.tabIndex = -1;
  return found ?? undefined;
}

const isSame = (a: TableView, b: TableView): boolean => JSON.stringify(a) === JSON.stringify(b);

/** After a correction opened from the score sheet: to the number that was tapped, or to the line. */
function numberIn(
  sheet: HTMLElement | null,
  { line, hand }: Extract<TableView, { type: "correct" }>,
): HTMLElement | undefined {
  const all = [...(sheet?.querySelectorAll<HTMLElement>(`[data-line="${line}"]`) ?? [])];
  return all.find(({ dataset }) => dataset.hand === hand) ?? all[0];
}
