/** A number to explain: a player's total, now or after a line, or what one line added. */
export type WhyAsked =
  | { readonly why: "total"; readonly player: string; readonly after?: number }
  | { readonly why: "line"; readonly player: string; readonly line: number };
