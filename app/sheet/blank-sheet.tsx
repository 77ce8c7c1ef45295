"use client";

import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Game } from "@/lib/rules/game";
import { Paper } from "./paper";

/** More columns leave no room for a pencil. */
const mostColumns = 8;
const rows = 18;

/** An empty sheet to fill in by hand, with as many columns as the game seats players. */
export function BlankSheet({ game }: { readonly game: Game }) {
  const say = useWords().sheet;
  const language = useLanguage();
  const { name, tagline } = game.words(language);
  const columns = Math.min(mostColumns, game.seats({}, language).most);
  const seats = Array.from({ length: columns }, (_, seat) => seat + 1);
  const numbers = Array.from({ length: rows }, (_, row) => row + 1);
  return (
    <Paper heading={name} facts={[tagline, say.dateLine]}>
      <table className="w-full table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-20">
              {say.round}
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <span className="sr-only">{say.player({ seat })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...numbers.map(String), say.total].map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {seats.map((seat) => (
                <td key={seat} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
