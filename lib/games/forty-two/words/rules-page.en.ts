import type { RulesPage } from "@/lib/rules/rules-page";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          block: "text",
          text:
            "Four people play in two pairs, partners opposite each other, with a double-six set. One shakes, and everybody takes " +
            "seven tiles: all 28 are in hands.",
        },
      ],
    },
    {
      id: "play",
      heading: "Bidding and tricks",
      body: [
        {
          block: "text",
          text:
            "Everybody bids once, from 30 to 42, or passes. Whoever bids most names trumps and leads. Each of the seven tricks is " +
            "worth a point, and so are the pips of the five tiles that count five or ten: 42 points in all.",
        },
        {
          block: "choice",
          text: "What if all four pass?",
          choices: ["Shake again; nothing is written", "The shaker has to bid 30"],
        },
      ],
    },
    {
      id: "score",
      heading: "Scoring",
      body: [
        {
          block: "text",
          text:
            "By marks a bid that was made earns a mark, and one that was set earns the other side the mark. With a bid of 42 more " +
            "than one mark can be bid.",
        },
        {
          block: "text",
          text:
            "By points each side earns what it took when the bid was made. When it was set the bidders earn nothing, and the others " +
            "the bid and what they took.",
        },
        {
          block: "text",
          text: "You enter who bid what, and whether it was made, or the points that the bidders took.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          block: "choice",
          text: "How far?",
          choices: ["To 7 marks: the word ALL has seven strokes", "To 250 points"],
        },
        {
          block: "ruling",
          source: "By points both sides can reach the target in one hand.",
          ruling: "Then the higher total wins. With equal totals they share the win.",
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
      note: "By marks: above 41 marks are bid, and all seven tricks have to be taken. The words are ours.",
    },
  ],
};
