import { type RoundsRow, roundsTable } from "@/lib/export/rounds-table";
import type { Words } from "@/lib/i18n/words";
import type { Language } from "@/lib/rules/language";
import type { ReplayResult } from "@/lib/rules/replay-result";
import type { Player } from "@/lib/rules/table";
import { moneyText } from "@/lib/ui/money-text";
import { Paper } from "./paper";

interface RoundsSheetProps {
  readonly heading: string;
  readonly facts: readonly string[];
  /** In seat order. */
  readonly players: readonly Player[];
  readonly result: ReplayResult;
  readonly language: Language;
  readonly say: Words["sheet"];
}

/** A game on paper: rounds down, players across, totals below. */
export function RoundsSheet({ heading, facts, players, result, language, say }: RoundsSheetProps) {
  const table = roundsTable(result, players);
  const row = (label: string, { points, money }: RoundsRow, signed: boolean) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {players.map(({ id }, seat) => (
        <td key={id}>
          {table.hasPoints && <div>{points[seat]}</div>}
          {table.hasMoney && (
            <div>{money[seat] !== undefined && moneyText(money[seat], language, signed)}</div>
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <Paper heading={heading} facts={facts}>
      <section
        className="more-aside overflow-x-auto print:overflow-visible"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
        tabIndex={0}
        aria-label={say.table}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" className="w-18">
                {say.round}
              </th>
              {players.map(({ id, name }) => (
                <th key={id} scope="col" className="w-20 sm:w-17 print:w-auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rounds.map((round, index) => row(String(index + 1), round, true))}
            {table.besides && row(say.besides, table.besides, true)}
          </tbody>
          <tfoot>{row(say.total, table.totals, true)}</tfoot>
        </table>
      </section>
    </Paper>
  );
}
