import { FirstGame } from "@/app/home/first-game";
import { HomeLinks } from "@/app/home/home-links";
import { HomeScreen } from "@/app/home/home-screen";
import { presetsOf } from "@/app/shared/option-asks";
import { games } from "@/lib/games/registry";
import { gameWords } from "@/lib/i18n/game-words";

const names = Object.fromEntries(
  games.all.flatMap((game) => {
    const { choices } = presetsOf(game, {}, game.seats({}).most, "en") ?? { choices: [] };
    return [
      [game.id, gameWords(game, "en").name],
      ...choices.map(({ value, label }) => [`${game.id}/${value}`, label]),
    ];
  }),
);

const firstGame = (
  <FirstGame language="en">
    <HomeLinks className="max-lg:hidden" />
  </FirstGame>
);

/** Your games. The list is the device's; what games there are comes with the page, so that it loads the rules of none. */
export default function HomePage() {
  return <HomeScreen names={names} firstGame={firstGame} />;
}
