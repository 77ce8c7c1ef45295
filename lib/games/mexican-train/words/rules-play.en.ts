import type { RulesSection } from "@/lib/rules/rules-page";
import { trains } from "./hub";

/** Most of Mexican Train happens here: engines, trains, doubles and markers. */
export const play: RulesSection = {
  id: "play",
  heading: "Playing a round",
  body: [
    {
      type: "text",
      text:
        "Every round starts from a double, the engine, in the middle of the table. In the first round it is the " +
        "highest double you play with: the double twelve, or with high tiles taken out the highest that was kept. " +
        "The player who holds it lays it. If nobody does, ask for the next lower double, and so on.",
    },
    {
      type: "text",
      text:
        "Each double is the engine in exactly one round. One that had to be skipped is not lost: at the start of the " +
        "next round you ask for the highest double that has not been the engine yet, then for the next. Pipkeeper " +
        "keeps that list.",
    },
    {
      type: "text",
      text:
        "Late in the game, the doubles still to come may all be in the boneyard, with none in anybody’s hand. Then " +
        "everybody draws one tile, again and again if need be, until one of them turns up; if two turn up in the " +
        "same draw, the higher is the engine. If there are not enough tiles in the boneyard for everybody, shuffle " +
        "and deal again.",
    },
    {
      type: "text",
      text:
        "The player who laid the engine plays one more tile straight away: the first of their own train, leading " +
        "away from the engine, or the first of the Mexican Train. That one belongs to nobody and is open to all; it " +
        "starts, like every train, with the engine’s number, and there is only one in a round. Lay it so that all " +
        "its tiles can be seen. If neither is possible, do what you do whenever you cannot play (below). Then the " +
        "turn passes to the left.",
    },
    {
      type: "hub",
      caption:
        "The trains of five people leave the engine in its hub. One has its marker up: it is boarding, and everybody " +
        "may play there. The Mexican Train, at the golden slot, belongs to nobody.",
      engine: 12,
      trains,
    },
    {
      type: "choice",
      text: "How much may you lay in your first turn?",
      choices: ["One tile.", "As long a train as you can."],
    },
    {
      type: "text",
      text:
        "In your turn you add one tile to your own train or to the Mexican Train, or start the Mexican Train if " +
        "nobody has. Other people’s trains are closed to you unless their marker is up. You must play when you can, " +
        "even if you would rather keep the tile.",
    },
    {
      type: "choice",
      text: "A tile that you have let go of stays on the table. Some families are kinder; agree before you start.",
      choices: [
        "A tile that was played stays.",
        "You may take it back as long as neither you nor the next player has played or drawn since.",
      ],
    },
    {
      type: "text",
      text:
        "If you cannot play, draw one tile, and play it if it fits. If it does not, or the boneyard is empty, put " +
        "your marker on the last tile of your train: it is boarding, and everybody may now play there. A player who " +
        "does moves the marker along. In your next turn, if you can play anywhere at all, you take the marker down " +
        "again.",
    },
    {
      type: "choice",
      text: "How much does a player draw who cannot play?",
      choices: ["One tile.", "One after another until one fits."],
    },
    {
      type: "text",
      text:
        "After a double you must play once more, anywhere you may, and so on after every further double. (If the " +
        "double was your last tile, the round is simply over.) If you leave a double open, the next player must " +
        "cover it and may do nothing else, even on a train that is otherwise closed to them; if they cannot, they " +
        "draw and put up their marker, and the duty passes on. Several open doubles are covered in the order they " +
        "were laid. You yourself need not cover your own double in the same turn; of several you may cover only the " +
        "first. But when play comes back to you and it is still open, you must cover it like anybody else. The " +
        "engine never needs covering.",
    },
    {
      type: "choice",
      text: "Tables differ most over open doubles. Whichever you choose, keep it with the game under “How we play”.",
      choices: [
        "An open double must be covered first, by whoever is next.",
        "Whoever lays a double covers it, drawing if they have to.",
        "A double need not be covered.",
      ],
    },
    {
      type: "list",
      items: [
        "A double cannot be covered once all other tiles of its number are laid. Play once more, and everybody is " +
          "free again.",
        "Somebody draws and only then finds a tile that fits: they lay that one and keep the one they drew.",
        "Somebody passes by mistake: once the turn is over, nothing is taken back.",
        "Somebody forgets to take their marker down: they take it down when someone says so; what was played " +
          "meanwhile stays.",
        "Somebody fails to cover a double and the next player has already played: it may still be covered, but " +
          "nobody has to.",
      ],
    },
    {
      type: "text",
      text:
        "With one tile left in your hand, say so, or tap it on the table. In this family it is a courtesy, and " +
        "forgetting it costs nothing; where it costs ten points, write them under “Adjust a score”.",
    },
    {
      type: "text",
      text:
        "The round is over when somebody has laid their last tile, or when nobody can play. The boneyard is empty by " +
        "then, because anyone who cannot play has to draw.",
    },
  ],
};
