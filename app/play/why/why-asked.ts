/** A number that somebody tapped: a player's total, now or after a line, or what one line brought. */
export type WhyAsked =
  | { readonly type: "total"; readonly player: string; readonly after?: number }
  | { readonly type: "line"; readonly player: string; readonly line: number };
