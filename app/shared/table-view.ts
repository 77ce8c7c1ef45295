"use client";

import { goBack, goInstead, goTo, useQuery } from "./address";

/** What is open at the table, as the address says it: the back button closes it, a reload opens it again. */
export type TableView =
  | { readonly view: "board" }
  /** Entering something of this kind. */
  | { readonly view: "enter"; readonly kind: string }
  /** The score sheet: round by round, all that was entered. */
  | { readonly view: "sheet" }
  /** Who comes, who goes, names and seats. */
  | { readonly view: "people" }
  /** Correcting the line at this index, beginning with this player's hand. */
  | { readonly view: "correct"; readonly line: number; readonly hand?: string | undefined };

function readView(query: URLSearchParams): TableView {
  const kind = query.get("enter");
  if (kind !== null) return { view: "enter", kind };
  const line = query.get("correct");
  if (line !== null && /^\d{1,6}$/.test(line)) {
    return { view: "correct", line: Number(line), hand: query.get("hand") ?? undefined };
  }
  if (query.has("people")) return { view: "people" };
  return query.has("sheet") ? { view: "sheet" } : { view: "board" };
}

/** The address of a view of a game's table. */
export function addressOf(game: string, view: TableView): string {
  const query = new URLSearchParams({ game });
  switch (view.view) {
    case "board":
      break;
    case "enter":
      query.set("enter", view.kind);
      break;
    case "sheet":
    case "people":
      query.set(view.view, "");
      break;
    case "correct":
      query.set("correct", String(view.line));
      if (view.hand !== undefined) query.set("hand", view.hand);
  }
  return `?${query}`;
}

/**
 * The open view, and how to change it without asking the server for anything. Forms are for those who may write.
 * `first`: the query that the table was opened with.
 */
export function useTableView(game: string, first: string, mayWrite: boolean, beforeOpening: () => void) {
  const asked = readView(useQuery(first));
  const isForAll = asked.view === "sheet" || asked.view === "people";
  const view: TableView = mayWrite || isForAll ? asked : { view: "board" };
  const open = (to: TableView) => {
    beforeOpening();
    goTo(addressOf(game, to));
  };
  /** Opens another view in the place of this one. */
  const turnTo = (to: TableView) => goInstead(addressOf(game, to));
  /** Back to where it was opened from; from a bookmarked view, to the board. */
  const close = () => {
    // Removing what has the focus would make the browser lay out the half-changed page for nothing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    goBack(addressOf(game, { view: "board" }));
  };
  return { view, open, turnTo, close };
}
