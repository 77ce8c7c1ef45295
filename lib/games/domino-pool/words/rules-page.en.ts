import type { RulesPage } from "@/lib/rules/rules-page";
import { hundredUpScore } from "./rules-hundred-up.en";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          type: "text",
          text:
            "An old game for three to six players and a double-six set. Agree on the stake that everybody pays into " +
            "the pool, and on whether you play every hand for the pool or a hundred up.",
        },
        {
          type: "text",
          text:
            "Shuffle the tiles face down; anybody may stir them. To find out who leads, everybody turns up one tile, " +
            "and the lowest tile leads. Put those tiles back and shuffle again. Then draw your hands. What is left " +
            "is the boneyard.",
        },
        {
          type: "ruling",
          source: "It does not say what happens when two players turn up equally low tiles.",
          ruling: "They each turn up another.",
        },
        {
          type: "choice",
          text:
            "Decide whether to draw. Usually nobody does, and a player who cannot match just passes. If you allow " +
            "it, a player who cannot match may take one tile from the boneyard, but never its last two.",
          choices: ["No drawing", "Drawing; the last two tiles stay"],
        },
        {
          type: "ruling",
          source:
            "The size of hands is given for three, four, five and six players. A hundred-up game can come down to two.",
          ruling: "Two players draw seven tiles each, which leaves 14 in the boneyard.",
        },
      ],
    },
    {
      id: "play",
      heading: "Playing a hand",
      body: [
        {
          type: "text",
          text:
            "The leader lays any tile, and play goes on to the left: a tile is added to either end of the row where " +
            "its number matches. Anyone who can’t match passes, or draws if you agreed to that.",
        },
        {
          type: "text",
          text: "The hand is over when somebody has laid their last tile, which is to go domino, or when nobody can play.",
        },
      ],
    },
    {
      id: "score",
      heading: "Counting and paying",
      body: [
        {
          type: "text",
          text: "Every tile in a hand counts its pips; the double blank counts nothing.",
        },
        {
          type: "text",
          text:
            "In the simple game everybody pays the stake for each hand. The player who lays their last tile takes " +
            "the pool; after a block the lowest hand does. If two are equally low, they divide it.",
        },
        {
          type: "ruling",
          source: "Two equal players divide the pool. It says nothing about three, or about odd cents.",
          ruling:
            "All equal players divide it. Odd cents stay in the pool and are won with the next hand. Stakes are " +
            "recorded when a hand is entered.",
        },
        {
          type: "text",
          text: "Hands matter only after a block. Once somebody has gone domino, you need not enter what the others hold.",
        },
        ...hundredUpScore,
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "text",
          text:
            "The simple game goes on as long as you like. A hundred-up game is won by the last player in, who takes " +
            "the whole pool.",
        },
        {
          type: "ruling",
          source: "The last one in wins. It doesn’t consider a hand that puts out everyone left.",
          ruling:
            "Then the game is over immediately and nobody stars. Of those who went out in that hand, the lowest " +
            "total takes the pool; equal totals divide it, with odd cents handed out one each in the order you sit.",
        },
        {
          type: "ruling",
          source: "Only the winner is named.",
          ruling:
            "Players who are out rank behind those still in. Later out ranks higher; in one hand the lower total does.",
        },
        {
          type: "ruling",
          source: "It says nothing about stopping early.",
          ruling:
            "What is in the pool goes back to all players in equal parts, with odd cents handed out one each in the " +
            "order you sit. In the simple game that is how an evening ends; in a hundred-up game the totals stand as " +
            "they are.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Dominoes – Domino Pool",
      href: "https://customgraph.com/games/piart.php?art=14",
      author: "Post Illuminance",
      note: "A web page that reproduces an old book of parlour games. The facts are from there; the wording is ours.",
    },
  ],
};
