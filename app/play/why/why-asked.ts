/** A number that somebody tapped: a player's total, now or after a line, or what one line brought. */
export type WhyAsked =
  | { readonly why: "total"; readonly player: string; readonly after?: number }
  | { readonly why: "line"; readonly player: string; readonly line: number };
