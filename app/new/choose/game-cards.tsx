import { GameArt } from "@/app/shared/game/game-art";
import { regionsInWords } from "@/app/shared/game/regions-in-words";
import { presetsOf } from "@/app/shared/option-asks";
import { gameAliases } from "@/lib/games/aliases";
import { games } from "@/lib/games/registry";
import { catalogue } from "@/lib/i18n/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import { type Language, languages } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import type { Card, Choice, Offer } from "./cards";

/** The languages that country names are searched in, whatever the language of the screens. */
const searched = languages.map((language) => new Intl.DisplayNames([language], { type: "region" }));

/** All games with the names they are found by. Computed when the page is built, so that choosing loads no rules. */
export const gameCards = (language: Language): readonly Card[] =>
  games.all.map((game) => {
    const { name, tagline } = gameWords(game, language);
    const seats = game.seats({});
    const presets = presetsOf(game, {}, seats.max, language)?.choices;
    const offers = presets
      ? presets.map(({ value, label }) => offerOf(game, label, language, String(value)))
      : [offerOf(game, name, language)];
    return {
      id: game.id,
      name,
      tagline,
      seats: catalogue("newGame", language).seats(seats),
      offers,
      art: <GameArt game={game} inList />,
    };
  });

function offerOf({ id }: Game, name: string, language: Language, preset?: string): Offer {
  const choice: Choice = { game: id, ...(preset !== undefined && { preset }) };
  const { regions = [], names = [], closeTo = [] } = gameAliases[id]?.[preset ?? id] ?? {};
  return {
    choice,
    name,
    aliases: names,
    closeTo,
    countries: regions,
    regions: regionsInWords(regions, name, language),
    places: regions.flatMap((region) => searched.map((each) => each.of(region) ?? region)),
  };
}
