"use client";

import { goBack, goInstead, goTo, useQuery } from "./address";

/** The open view of the table, as in the address: the back button closes it, and a reload opens it again. */
export type TableView =
  | { readonly type: "board" }
  /** Entering something of this kind. */
  | { readonly type: "enter"; readonly kind: string }
  /** The score sheet: round by round, with all entries. */
  | { readonly type: "sheet" }
  /** Players: who joins and leaves, names and seats. */
  | { readonly type: "people" }
  /** Correcting the line at this index, with this player's hand first. */
  | { readonly type: "correct"; readonly line: number; readonly hand?: string | undefined };

function readView(query: URLSearchParams): TableView {
  const kind = query.get("enter");
  if (kind !== null) return { type: "enter", kind };
  const line = query.get("correct");
  if (line !== null && /^\d{1,6}$/.test(line)) {
    return { type: "correct", line: Number(line), hand: query.get("hand") ?? undefined };
  }
  if (query.has("people")) return { type: "people" };
  return query.has("sheet") ? { type: "sheet" } : { type: "board" };
}

/** The address of a view of a game's table. */
export function addressOf(game: string, view: TableView): string {
  const query = new URLSearchParams({ game });
  switch (view.type) {
    case "board":
      break;
    case "enter":
      query.set("enter", view.kind);
      break;
    case "sheet":
    case "people":
      query.set(view.type, "");
      break;
    case "correct":
      query.set("correct", String(view.line));
      if (view.hand !== undefined) query.set("hand", view.hand);
  }
  return `?${query}`;
}

/** Where a league's keeper corrects a game that this device may not have yet: at its table. */
export const correctAddress = (league: string, game: string): string => `/play?game=${game}&for=${league}`;

/**
 * The open view, and how to change it without asking the server for anything. Forms are for those who may write, or
 * correct. `first`: the query that the table was opened with.
 */
export function useTableView(
  game: string,
  first: string,
  { mayWrite, mayCorrect }: { readonly mayWrite: boolean; readonly mayCorrect: boolean },
  beforeOpening: () => void,
) {
  const asked = readView(useQuery(first));
  const may = { enter: mayWrite, correct: mayCorrect, board: true, sheet: true, people: true };
  const view: TableView = may[asked.type] ? asked : { type: "board" };
  const open = (to: TableView) => {
    beforeOpening();
    goTo(addressOf(game, to));
  };
  /** Opens another view in place of this one. */
  const turnTo = (to: TableView) => goInstead(addressOf(game, to));
  /** Back to where it was opened from; from a bookmarked view, to the board. */
  const close = () => {
    // Removing the focused element would make the browser lay out the half-changed page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    goBack(addressOf(game, { type: "board" }));
  };
  return { view, open, turnTo, close };
}
