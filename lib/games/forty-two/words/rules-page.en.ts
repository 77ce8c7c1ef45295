import type { RulesPage } from "@/lib/rules/rules-page";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          type: "text",
          text:
            "Four people play in two pairs, partners opposite each other, with a double-six set. One player shakes, " +
            "and everybody takes seven tiles, so all 28 are in play.",
        },
      ],
    },
    {
      id: "play",
      heading: "Bidding and tricks",
      body: [
        {
          type: "text",
          text:
            "Everybody bids once, from 30 to 42, or passes. The highest bidder names trumps and leads. Each of the " +
            "seven tricks is worth a point, and the five tiles that add up to five or ten are worth their pips: 42 " +
            "points in all.",
        },
        {
          type: "choice",
          text: "What if all four pass?",
          choices: ["Shake again; nothing is scored", "The shaker has to bid 30"],
        },
      ],
    },
    {
      id: "score",
      heading: "Scoring",
      body: [
        {
          type: "text",
          text:
            "By marks, a bid that is made earns a mark; if it is set, the other side earns that mark. A bid of 42 " +
            "can be for more than one mark.",
        },
        {
          type: "text",
          text:
            "By points, if the bid is made, each side scores what it took. If it is set, the bidders score nothing, " +
            "and the others score the bid plus what they took.",
        },
        {
          type: "text",
          text: "You enter who bid what, and whether it was made or how many points the bidders took.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "choice",
          text: "What do you play to?",
          choices: ["To 7 marks: the word ALL has seven strokes", "To 250 points"],
        },
        {
          type: "ruling",
          source: "By points, both sides can reach the target in one hand.",
          ruling: "Then the higher total wins. With equal totals they share the win.",
        },
        {
          type: "ruling",
          source: "Nothing is said about a player who has to go.",
          ruling:
            "Somebody else can take the place of one of a pair, with the side’s total. The result belongs to those " +
            "who sit there at the end.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "42 (dominoes)",
      href: "https://en.wikipedia.org/wiki/42_(dominoes)",
      author: "Wikipedia",
      note: "To seven marks or 250 points; if all pass, the shaker has to bid 30, or the tiles are shaken again.",
    },
    {
      title: "Texas 42",
      href: "https://gambiter.com/domino/western/texas42.html",
      author: "Gambiter, after Dennis Roberson’s Winning 42",
      note: "Everybody bids once; if all pass, the next player shakes.",
    },
    {
      title: "Basic Rules of Texas 42",
      href: "http://www.42-online.com/how.php",
      author: "42-Online",
      note: "By marks: above 41 marks are bid, and all seven tricks have to be taken. The wording is ours.",
    },
  ],
};
