import type { RulesPage } from "@/lib/rules/rules-page";
import { play } from "./rules-play.en";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          type: "text",
          text:
            "Most tables use a double-twelve set, 91 tiles; a double-six, nine, fifteen or eighteen set will do as " +
            "well. For every player you also need something small that shows when a train may be boarded: a button, " +
            "a penny. A hub with slots for the trains is nice to have but not needed.",
        },
        {
          type: "text",
          text:
            "Mix the tiles face down. How many you draw depends on the number of players; what is left is the " +
            "boneyard.",
        },
        {
          type: "choice",
          text:
            "Two to six players may make a double-twelve set smaller: take out every tile with a number above the " +
            "one in the table for that deal, and draw ten each. The game is then shorter, because there are fewer " +
            "doubles.",
          choices: ["All 91 tiles, dealt as in their table", "High tiles taken out, ten each"],
        },
        {
          type: "difference",
          about: "How many tiles each? With a double-twelve set:",
          say: [
            "The family whose rules these are: 15 for up to four players, 14, 12, 10 and 9 for five to eight.",
            "wikiHow: 12 for up to six players, 10 for seven or eight, 8 for nine or ten.",
            "Texas Good Sam: 12, 11 and 10 for two to four, who use a double-nine set; 12 to 9 for five to eight; " +
              "from nine on, a double-fifteen set.",
          ],
          here:
            "With any set, and with up to sixteen players, a fifth of the tiles stays in the boneyard and the rest is " +
            "dealt, at most fifteen each; with fewer than three each there are too many players. For two to eight " +
            "with the double-twelve set that is the family’s table. You can also agree on a number of your own.",
        },
        {
          type: "choice",
          text: "Families choose the engine in different ways; agree before you start, and on how many rounds you play.",
          choices: [
            "The highest double still to come that somebody holds. Those that are skipped come back.",
            "One after the other, down from the highest or up from the blank. If nobody holds it, draw for it or lay it out.",
            "The highest double that anybody holds, even if it opened a round before.",
          ],
        },
      ],
    },
    play,
    {
      id: "score",
      heading: "Counting",
      body: [
        {
          type: "text",
          text:
            "Lower is better. The player who laid their last tile scores nothing for the round. Everybody else " +
            "counts the pips still in their hand. After a block everybody counts, because nobody went out.",
        },
        {
          type: "ruling",
          source: "Tiles count their pips, so the double blank counts nothing.",
          ruling:
            "That is how Pipkeeper counts it by default. Many tables count it 50 to make it dangerous; set any " +
            "number from 0 to 100 before the game.",
        },
        {
          type: "ruling",
          source:
            "To find an engine in the boneyard, all players draw one tile after another until one turns up.",
          ruling:
            "On the sheet, note that the engine was drawn. Pipkeeper then knows that nobody held any of the other " +
            "unplayed doubles, and marks them all as skipped. When an engine came from a hand, only the higher ones " +
            "were skipped. Skipped or not, the highest unplayed double is always the first to ask for.",
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
            "The game is over when every double has had its round: thirteen rounds with a whole double-twelve set, " +
            "fewer when high tiles were taken out or you agreed on fewer. The lowest total wins; players with equal " +
            "totals share the win.",
        },
        {
          type: "ruling",
          source: "It says nothing about stopping before all rounds are played.",
          ruling: "Stop whenever you must. The totals stand as they are, and the lowest wins.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Mexican Train, the house rules of one family",
      author: "not named in the source",
      note: "Last revised there on 28 March 2010. The facts are theirs; the wording is ours.",
    },
    {
      title: "How to Play the Mexican Train Domino Game",
      author: "wikiHow",
      note: "12, 10 or 8 tiles each. A double is covered by whoever laid it, or by the next who can.",
    },
    {
      title: "Mexican Train: Double 9, 12, or 15 Set",
      author: "Texas Good Sam",
      note: "A set for every number of players, from two to twelve and more.",
    },
  ],
};
