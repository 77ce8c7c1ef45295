"use client";

import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Game } from "@/lib/rules/game";
import type { Ask } from "@/lib/rules/prompts";
import { Paper } from "./paper";

/** More columns leave no room for a pencil. */
const mostColumns = 8;
/** As many rounds as fit on one page, where the game does not say how many there are. */
const rows = 18;

/** An empty sheet to fill in by hand, with as many columns as the game seats players. */
export function BlankSheet({ game }: { readonly game: Game }) {
  const say = useWords();
  const language = useLanguage();
  const { name, tagline } = game.words(language);
  const columns = Math.min(mostColumns, game.seats({}, language).most);
  const seats = Array.from({ length: columns }, (_, seat) => seat + 1);
  const players = seats.map((seat) => ({ id: `p${seat}`, name: say.sheet.player({ seat }) }));
  const start = game.sit({}, players, language);
  const asks = start.ok ? start.value.prompts().flatMap((prompt) => prompt.asks) : [];
  const engine = asks.find((ask): ask is Extract<Ask, { ask: "engine" }> => ask.ask === "engine");
  const numbers = Array.from({ length: engine?.engines.length ?? rows }, (_, row) => row + 1);
  return (
    <Paper heading={name} facts={[tagline, say.sheet.dateLine]}>
      <table className="print:[&_tr]:h-10">
        <thead>
          <tr>
            <th scope="col" className="w-18">
              {say.sheet.round}
            </th>
            {engine && (
              <th scope="col" className="w-18">
                {say.entry.engine}
              </th>
            )}
            {players.map(({ id, name: player }) => (
              <th key={id} scope="col">
                <span className="sr-only">{player}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...numbers.map(String), say.sheet.total].map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {engine && <td />}
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
