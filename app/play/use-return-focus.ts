"use client";

import { useEffect, useRef } from "react";
import type { TableView } from "./table-view";

/**
 * Where the focus goes when something opens at the table: to its heading, so that it is read out and the next Tab
 * leads into it; and back on the board to what the table is for: the button that enters the next hand.
 */
export function useReturnFocus(view: TableView["view"]) {
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  // Every view begins at its top, where it says what is next; the browser would go back to where one was before.
  useEffect(() => {
    const usual = window.history.scrollRestoration;
    window.history.scrollRestoration = "manual";
    return () => {
      window.history.scrollRestoration = usual;
    };
  }, []);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    window.scrollTo({ top: 0 });
    const take = () => {
      // A hand that is being entered has the focus already.
      if (panel.current?.contains(document.activeElement)) return true;
      const wanted =
        view === "board"
          ? (board.current?.querySelector<HTMLElement>("[data-main-action]") ?? heading(board.current))
          : heading(panel.current);
      wanted?.focus({ preventScroll: true });
      return wanted !== undefined;
    };
    if (take() || !panel.current) return;
    // What is opened may have to be loaded first.
    const coming = new MutationObserver(() => {
      if (take()) coming.disconnect();
    });
    coming.observe(panel.current, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [view]);
  return { board, panel };
}

function heading(within: HTMLElement | null): HTMLElement | undefined {
  const found = within?.querySelector<HTMLElement>("h2");
  if (found) found.tabIndex = -1;
  return found ?? undefined;
}
