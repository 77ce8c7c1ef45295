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
            "Pip has its own box, 70 tiles and a centre piece to start from: a double-nine set of 55, eleven wild " +
            "tiles, and four directional tiles with a letter on one end and a wild pip on the other.",
        },
        {
          type: "table",
          head: ["Tile", "What it does"],
          rows: [
            ["Wild, ten of them", "stands for any number"],
            ["Double wild, one", "stands for any double, and for nothing else"],
            ["S", "skip: the next player is passed over"],
            ["R", "reverse: play goes the other way round"],
            ["A", "again: you have another turn"],
            ["D", "draw: the next player takes a tile from the boneyard"],
          ],
        },
        {
          type: "text",
          text:
            "One of you keeps score. Mix the tiles face down and draw: nine each, or fifteen each if there are only " +
            "two of you. The rest is the boneyard.",
        },
        {
          type: "ruling",
          source: "Two or more may play; no upper limit is given.",
          ruling:
            "Two to seven: seven hands of nine leave seven tiles in the boneyard, and eight would need more tiles " +
            "than there are.",
        },
        {
          type: "ruling",
          source: "It doesn’t describe the single wild tiles; it only says that their dots count.",
          ruling:
            "The ten single wilds have 0 to 9 dots. Write them w-0 to w-9 in a list of tiles, the double wild w-w, " +
            "and the directional tiles by their letter.",
        },
      ],
    },
    {
      id: "play",
      heading: "Playing a round",
      body: [
        {
          type: "text",
          text:
            "Round one starts with the double one, round two with the double two, and so on to the double nine in " +
            "round nine. The player who holds it lays it in the centre piece. If nobody was dealt it, the double " +
            "wild does instead, and then stands for that double all through the round.",
        },
        {
          type: "text",
          text:
            "If nobody holds either, the scorekeeper draws a tile from the boneyard, then the others one by one, " +
            "clockwise, until one of the two turns up.",
        },
        {
          type: "text",
          text:
            "Play goes clockwise. The second player lays to the left or right of the starting tile. After that you " +
            "lay on its other side or on the tile laid before, and once both sides have been played on, anywhere: at " +
            "every open end, and above and below the starting tile too.",
        },
        {
          type: "layout",
          caption:
            "Left and right of the starting tile come first; above and below it only when both have been played on.",
          tiles: layout,
        },
        {
          type: "text",
          text:
            "Doubles are laid upright. Once a double is laid, other than the one that started the round, the next " +
            "three tiles must be laid on it, each with its number or with a wild pip. After that every branch is " +
            "open again.",
        },
        {
          type: "text",
          text:
            "A directional tile may be laid at any time, by its wild end. If you lay D and the boneyard is gone, you " +
            "hand the next player a tile of your own instead.",
        },
        {
          type: "text",
          text:
            "If you cannot lay anything, draw one tile from the boneyard; if that does not fit either, your turn is " +
            "over. The round ends when somebody has laid their last tile, or when the boneyard is empty and nobody " +
            "can go on.",
        },
      ],
    },
    {
      id: "score",
      heading: "Counting",
      body: [
        {
          type: "text",
          text: "Lower is better. At the end of a round everybody adds up what they still hold.",
        },
        {
          type: "table",
          head: ["Tile left in a hand", "Counts"],
          rows: [
            ["Plain tile", "its pips"],
            ["Single wild", "20 plus its dots"],
            ["Double wild", "50"],
            ["S, R, A or D", "45: 25 plus 20 for its wild end"],
          ],
        },
        {
          type: "text",
          text:
            "The player who laid their last tile wins the round: 10 points come off their total. A total never falls " +
            "below zero, so with 4 points only 4 come off.",
        },
        {
          type: "text",
          text: "A blocked round has no winner. Everybody adds what they hold, and nothing comes off for anybody.",
        },
        {
          type: "ruling",
          source: "It sets no limit on the tiles passed on with D.",
          ruling:
            "When Pipkeeper checks whether hands are possible, it allows for up to four tiles that came over from " +
            "the player who went out.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        { type: "text", text: "After nine rounds the lowest total wins." },
        {
          type: "ruling",
          source: "It says nothing about equal totals.",
          ruling: "They share the win.",
        },
        {
          type: "ruling",
          source: "It says nothing about stopping before the ninth round.",
          ruling: "The totals stand as they are, and the lowest wins.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "PIP",
      author: "Michael Poor",
      note: "© 1991 Michael Poor, © 2016 The American Domino Company. The facts are theirs; the wording is ours.",
    },
  ],
};
