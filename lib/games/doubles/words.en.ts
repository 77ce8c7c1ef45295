import { en as kernel } from "../../rules/words.en";

export const en = {
  name: "Doubles",
  tagline: "A number opens only once its double is laid; first to the target wins.",
  roundName: (f: { number: number }): string => `Hand ${f.number}`,
  roundCount: (f: { rounds: number }): string => (f.rounds === 1 ? "1 hand" : `${f.rounds} hands`),
  rules: async () => (await import("./rules-page.en")).rules,

  set: "Set",
  setName: (f: { highest: number; tiles: number }): string => `Double-${f.highest} (${f.tiles} tiles)`,
  target: "Play to",
  handSize: "Tiles each",
  hand: "End of the hand",

  headline: (f: { hand: number; leaders: readonly string[]; toTarget: number }): string =>
    `Hand ${f.hand}: ${kernel.list(f.leaders)} ${f.leaders.length === 1 ? "needs" : "need"} ${f.toTarget} more`,
  firstHand: (f: { hand: number; target: number }): string => `Hand ${f.hand}: first to ${f.target}`,
  finished: "The target is reached",
  toTarget: (f: { toTarget: number }): string => `${f.toTarget} to go`,
  handSizeNeeded: "With five players or more, say how many tiles each draws.",
  handSizeTooBig: (f: { tiles: number; players: number; most: number }): string =>
    `${f.players} players cannot draw that many from ${f.tiles} tiles: ${f.most} each is the most.`,

  starts: "Whoever holds the heaviest double starts",
};
