import type { RulesPage } from "@/lib/rules/rules-page";
import { layout } from "./layout";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          type: "text",
          text:
            "Up to seven can play Baneberry with a double-nine set, up to four with a double-six set. Before you " +
            "begin, decide what you play for: points, or a pool of small change.",
        },
        {
          type: "text",
          text:
            "Turn every tile face down and stir them well. With the double-nine set each player draws seven tiles, " +
            "with the double-six set five. What is left over stays face down as the boneyard.",
        },
        {
          type: "ruling",
          source: "The source gives the most players for each set, but no minimum.",
          ruling: "Two can play.",
        },
        {
          type: "choice",
          text: "When you play for the pool, agree on the ante before the first hand. It stays the same all evening.",
          choices: ["25 cents", "50 cents", "any other amount"],
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
            "The player with the highest double lays it first. If nobody was dealt a double, the tile with the most " +
            "pips starts. From there you take turns clockwise.",
        },
        {
          type: "text",
          text:
            "There is one chain with two ends, and a tile is added where its number matches. A double is laid " +
            "crosswise, but the chain does not branch there: it goes on from the double’s open side only. A blank is " +
            "a number like the others and matches nothing but a blank.",
        },
        {
          type: "layout",
          caption:
            "The double six lies across the chain, which goes straight on. As long as it is the end, it counts 12.",
          tiles: layout,
        },
        {
          type: "text",
          text:
            "When you have nothing that fits, draw one tile from the boneyard, and your turn is over: you may not " +
            "lay the tile you drew before your next turn. When the boneyard is empty you just pass.",
        },
        {
          type: "text",
          text:
            "When you are down to one tile you must announce it: knock on the table, or say “last tile”. You have " +
            "until the next player lays a tile. Forget it and you must pass your next turn, without drawing. In a " +
            "game for the pool you also pay your ante once more, there and then.",
        },
        {
          type: "ruling",
          source: "It does not say what happens when a player who still owes a pass forgets to knock again.",
          ruling:
            "In a game for the pool the ante is paid again each time. Only one turn is passed. A pass still owed " +
            "when the hand ends is forgotten.",
        },
        {
          type: "ruling",
          source: "A player who must pass does not play, and so cannot score.",
          ruling:
            "Pipkeeper reminds you who must pass, but accepts a score for that player if you enter one. The decision " +
            "is yours.",
        },
        {
          type: "text",
          text:
            "The hand goes on until somebody has laid their last tile, or until nobody can lay or draw any more: a " +
            "block.",
        },
      ],
    },
    {
      id: "score",
      heading: "Counting",
      body: [
        {
          type: "text",
          text:
            "Tiles left in a hand count their pips, with one exception: the double blank counts twice as much " +
            "as the heaviest double of the set.",
        },
        {
          type: "table",
          head: ["Tile left in a hand", "Counts"],
          rows: [
            ["Any tile but the double blank", "its pips"],
            ["Double blank, double-nine set", "36"],
            ["Double blank, double-six set", "24"],
          ],
        },
        {
          type: "text",
          text:
            "For points you score while you play. After you lay a tile, add the two ends of the chain. An end counts " +
            "its number; where a double lies at the end, it counts both halves, so a double six counts 12. If the " +
            "two ends come to 2, 5, 10, 15, 20, 25 or 30 you score exactly that. The very first tile of a hand " +
            "scores nothing.",
        },
        {
          type: "ruling",
          source: "The list of scores is the same for every set.",
          ruling:
            "With a double-six set no two ends can come to 25 or 30, so Pipkeeper does not accept them. Two ends " +
            "cannot both be the same double either: there is only one of each.",
        },
        {
          type: "text",
          text:
            "The end of the hand scores too. Laying your last tile earns you all the pips the others still hold, " +
            "plus 20. When the hand is blocked, the lowest hand scores what the others hold, minus its own pips.",
        },
        {
          type: "ruling",
          source: "For points, it does not say what happens when the lowest hands are equal.",
          ruling:
            "Work out what one of them alone would have scored, divide that equally among the tied hands, and drop " +
            "the fraction.",
        },
        {
          type: "text",
          text:
            "For the pool, nothing is scored during the hand. Everybody pays the ante for the hand, and the whole " +
            "pool goes to the player who laid their last tile, or after a block to the lowest hand. Equally low " +
            "hands share it. Then everybody pays again for the next hand.",
        },
        {
          type: "ruling",
          source: "Tied hands split the pool. It does not say what happens to a cent that cannot be split.",
          ruling:
            "It stays in the pool and is won with the next hand. Antes are recorded when a hand is entered.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "text",
          text:
            "For points, the first player with 157 or more wins, and the game stops right there, even in the middle " +
            "of a hand. You may agree on another target.",
        },
        {
          type: "ruling",
          source: "The first to reach the target wins; a shared block can take two players past it together.",
          ruling: "Then the higher total wins. With equal totals they share the win.",
        },
        {
          type: "text",
          text:
            "A game for the pool has no fixed end: you play as long as you like, and the player who is furthest " +
            "ahead when you stop wins.",
        },
        {
          type: "ruling",
          source: "It does not say what happens to money left in the pool when the players stop.",
          ruling:
            "It goes back to all players in equal parts. Odd cents are handed out one each, in the order you sit.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Baneberry 157 Dominoes",
      author: "Anthony J. Oresteen",
      note: "Version 1.0.5, 30 April 2013. The facts are his; the wording is ours.",
    },
  ],
};
