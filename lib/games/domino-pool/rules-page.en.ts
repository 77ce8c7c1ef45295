import type { RulesPage } from "../../rules/rules-page";
import { hundredUpScore } from "./rules-hundred-up.en";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          block: "text",
          text:
            "An old game for three to six players and a double-six set. Agree on the stake that everybody pays into the pool, " +
            "and on whether you play every hand for the pool or a hundred up.",
        },
        {
          block: "text",
          text:
            "Shuffle the tiles face down; anybody may stir them. To find out who leads, everybody turns up one tile, and the " +
            "fewest pips lead. Put those tiles back and shuffle again. Then each draws his hand. What is left is the stock.",
        },
        {
          block: "choice",
          text:
            "Decide whether to draw. Usually nobody does, and a player who cannot follow just passes. If you allow it, a player " +
            "who cannot follow may take one tile from the stock, but never its last two.",
          choices: ["No drawing", "Drawing; the last two tiles stay"],
        },
        {
          block: "ruling",
          source:
            "Hands are given for three, four, five and six players. A hundred-up game comes down to two.",
          ruling: "Two players draw seven tiles each.",
        },
      ],
    },
    {
      id: "play",
      heading: "Playing a hand",
      body: [
        {
          block: "text",
          text:
            "The leader lays any tile, and the player to his left goes on: a tile is added to either end of the row where " +
            "its number matches. Who has nothing that fits passes, or draws if you agreed to that.",
        },
        {
          block: "text",
          text: "The hand is over when somebody has laid his last tile, or when all are blocked.",
        },
      ],
    },
    {
      id: "score",
      heading: "Counting and paying",
      body: [
        {
          block: "text",
          text: "Every tile in a hand counts its pips; the double blank counts nothing.",
        },
        {
          block: "text",
          text:
            "In the simple game everybody pays the stake for each hand. Whoever lays his last tile clears the pool; after a " +
            "block it goes to the fewest pips. If two are equal they divide it.",
        },
        {
          block: "ruling",
          source:
            "Two equal players divide the pool. Of three, and of a cent that will not divide, nothing is said.",
          ruling:
            "All equal players divide it. Odd cents stay in the pool and are won with the next hand. Stakes are booked when a " +
            "hand is entered.",
        },
        ...hundredUpScore,
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          block: "text",
          text: "The simple game goes on as long as you like. A hundred-up game is won by the last player in, who takes the whole pool.",
        },
        {
          block: "ruling",
          source: "The last one in wins. That a hand may put out everybody who was left is not thought of.",
          ruling:
            "Then the game is over at once and nobody stars. Of those who went out in that hand the lowest total takes the pool; " +
            "equal totals divide it, odd cents one each in the order you sit.",
        },
        {
          block: "ruling",
          source: "Only the winner is named.",
          ruling:
            "Behind those still in come those who are out: the later out the better, and in one hand the lower total.",
        },
        {
          block: "ruling",
          source: "Nothing is said of stopping early.",
          ruling:
            "What lies in the pool goes back to all players in equal parts, odd cents one each in the order you sit. In the " +
            "simple game that is how an evening ends; in a hundred-up game the totals stand as they are.",
        },
      ],
    },
  ],
  source: {
    title: "Dominoes – Domino Pool",
    author: "Post Illuminance",
    note: "A web page that hands on an old book of parlour games. The facts are from there, the words here are ours.",
  },
};
