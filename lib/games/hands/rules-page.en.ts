import type { RulesPage } from "../../rules/rules-page";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          block: "text",
          text:
            "Two to four people play with a double-six set; four mostly in two pairs, partners opposite each other. Everybody takes " +
            "seven tiles. Three leave the 0-0 in the box and take nine each.",
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
            "The tiles lie in one line, half to equal half, and nobody draws: whoever cannot play passes. Going out wins the hand. " +
            "If nobody can go on, the hand is blocked, and everybody counts what is left.",
        },
        {
          block: "choice",
          text: "Who wins a blocked hand?",
          choices: ["The side of the lowest single hand", "The side whose hands count least together"],
        },
        {
          block: "text",
          text:
            "Whoever went out leads the next hand; after a block, whoever held the lowest hand of the winners. You can enter what " +
            "everybody holds, or only who won the block, when the table has counted.",
        },
      ],
    },
    {
      id: "score",
      heading: "What a hand is worth",
      body: [
        {
          block: "table",
          head: ["Out with", "Jamaica, Derby; Haiti; Brazil"],
          rows: [
            ["any tile", "1; 1; 1"],
            ["a double", "1; 1; 2"],
            ["a tile that fits both ends (dekabès, lá-e-lô)", "1; 2; 3"],
            ["a double that fits both ends", "1; 1; 4"],
            ["nothing: a block that was won", "1; 1; 1"],
          ],
        },
        {
          block: "text",
          text: "A tied block earns nothing. In the Derby it makes the next hand worth one more, until a hand is won.",
        },
        {
          block: "choice",
          text: "What becomes of what the others have?",
          choices: [
            "Six love: a side that wins a hand breaks the others' run, and everybody begins at nothing",
            "The same, but the hand that breaks the run counts",
            "First to the target: everybody keeps what they have",
            "Cut-throat: once everybody has won a hand, everybody begins at nothing",
          ],
        },
        {
          block: "ruling",
          source: "It says nothing of scores that a referee changed.",
          ruling:
            "Such points reset nobody, and a score below nothing breaks no run. A reset brings it back to nothing too.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          block: "table",
          head: ["Game", "Won by"],
          rows: [
            ["Six love", "six hands in a row"],
            ["First to six, Haiti, Brazil", "the first to six"],
            ["Cut-throat", "six while somebody has nothing"],
            ["Derby", "the first to 150"],
          ],
        },
        {
          block: "ruling",
          source: "In cut-throat a hand can bring the sixth win and leave nobody without one.",
          ruling: "The sixth win counts first, and ends the game.",
        },
      ],
    },
  ],
  source: {
    title: "Games of Jamaica, Haiti, Brazil and New York's league",
    author: "Players of these games",
    note: "Told at many tables and in clubs' pages. What they disagree on is an option here; the words are ours.",
  },
};
