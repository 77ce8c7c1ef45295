import { Paper } from "@/app/shared/paper";
import { catalogue } from "@/lib/i18n/catalogues";
import { gameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { namedParties } from "@/lib/ui/text/party-name";

/** More columns leave no room for a pencil. */
const maxColumns = 8;
/** As many rounds as fit on one page, if the game has no fixed number. */
const rows = 16;

/** An empty sheet to fill in by hand, with a column for every player or side. */
export function BlankSheet({ game, language }: { readonly game: Game; readonly language: Language }) {
  const t = catalogue("base", language);
  const { name, tagline } = gameWords(game, language);
  const seats = Math.min(maxColumns, game.seats({}).max);
  const players = Array.from({ length: seats }, (_, seat) => ({
    id: `p${seat}`,
    name: t.sheet.player({ seat: seat + 1 }),
  }));
  const start = game.sit({}, players);
  const position = start.ok ? start.value : undefined;
  const columns = namedParties(position ?? { players }, language);
  const openings = position?.about.openings;
  const hasMoney = Object.keys(position?.standing().balances ?? {}).length > 0;
  const rounds = Array.from({ length: openings?.length ?? rows }, (_, row) => row + 1);
  const lines = (label: string, tile?: string) => (
    <tr key={label} className="h-10 print:h-auto">
      <th scope="row">{label}</th>
      {openings && <td className="text-ink-soft">{tile !== undefined && t.sheet.tile({ tile })}</td>}
      {columns.map(({ id }) => (
        <td key={id} />
      ))}
    </tr>
  );
  return (
    <Paper heading={name} facts={[tagline, t.sheet.dateLine]}>
      {/* A pencil needs room: printed, the rows share what one page has. */}
      <table className="print:h-[215mm]">
        <thead>
          <tr className="h-14 print:h-[18mm]">
            <th scope="col" className={hasMoney ? "w-23" : "w-18"}>
              {t.sheet.round}
            </th>
            {openings && (
              <th scope="col" className="w-21">
                {t.sheet.opened}
              </th>
            )}
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <span className="sr-only">{column.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => lines(String(round), openings?.[round - 1]))}
          {hasMoney && lines(t.sheet.stakes)}
        </tbody>
        <tfoot>
          {lines(t.sheet.total)}
          {lines(t.sheet.place)}
        </tfoot>
      </table>
      <p className="text-fine">{t.sheet.blankKey}</p>
    </Paper>
  );
}
