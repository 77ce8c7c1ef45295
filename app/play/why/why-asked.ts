/** The number to explain: a player's total, now or after a line, or what one line added. */
export type WhyAsked =
  | { readonly type: "total"; readonly player: string; readonly after?: number }
  | { readonly type: "line"; readonly player: string; readonly line: number };
