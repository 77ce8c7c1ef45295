import { Fragment } from "react";
import { contentOf, type Presence, type RoundsRow, type RoundsTable } from "@/lib/export/rounds-table";
import type { GameWords } from "@/lib/i18n/catalogue";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import { amountTexts, movedTexts } from "@/lib/ui/text/amount-text";
import { columnHeads, shortHeads } from "@/lib/ui/text/party-name";
import { Paper } from "./paper";
import { presenceNotes } from "./presence-notes";

interface RoundsSheetProps {
  readonly heading: string;
  readonly facts: readonly string[];
  readonly table: RoundsTable;
  readonly game: GameWords;
  readonly language: Language;
  readonly words: Words;
}

/** This many letters of names fit beside each other across a page; more where many columns have smaller letters. */
const lettersAcross = { usual: 58, dense: 68 };
/** A page with more columns has smaller letters and narrower cells. */
const mostUsual = 10;

/** A game on paper: rounds down, players across, scores and running totals; final totals and places below. */
export function RoundsSheet({ heading, facts, table, game, language, words }: RoundsSheetProps) {
  const { columns, rows } = table;
  const t = words.sheet;
  const speak = speaker(language);
  const width = columns.length > mostUsual ? "dense" : "usual";
  const heads = columnHeads(columns, Math.floor(lettersAcross[width] / columns.length), language);
  // Four columns of points fit on a phone beside the rounds; money is wider. They grow with the text, and scroll.
  const columnWidth = `${narrowest(table)} sm:w-[5.5rem]`;
  const hasOpened = rows.some(({ opened }) => opened);
  const shown = rows.filter((row) => row.round !== undefined || contentOf(row));
  return (
    <Paper heading={heading} facts={facts}>
      <section
        className="more-aside overflow-x-auto print:overflow-visible"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
        tabIndex={0}
        aria-label={t.table}
      >
        <table className={width}>
          <thead>
            <tr>
              <th scope="col" className="narrow w-[3.4rem] sm:w-[5rem]">
                {t.round}
              </th>
              {hasOpened && (
                <th scope="col" className="narrow w-[4.25rem] sm:w-[5rem]">
                  {t.opened}
                </th>
              )}
              {heads.map((name, column) => (
                <th key={columns[column]?.[0]?.id} scope="col" className={`${columnWidth} print:w-auto`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <Fragment key={row.lines[0] ?? -1 - index}>
                {row.round === undefined && row.notes.length > 0 && row.notes.length <= maxNotes && (
                  <tr>
                    <td colSpan={1 + Number(hasOpened) + columns.length} className="note">
                      {row.notes.map(speak.text).join(" ")}
                    </td>
                  </tr>
                )}
                {(row.round !== undefined || contentOf(row) === "amounts") && (
                  <AmountsRow row={row} hasOpened={hasOpened} table={table} language={language} t={t} />
                )}
              </Fragment>
            ))}
          </tbody>
          <Totals
            hasOpened={hasOpened}
            table={table}
            language={language}
            t={t}
            notes={(presence) => presenceNotes(presence, game.roundName, words.finish)}
          />
        </table>
      </section>
      <p className="text-fine">
        <span className="out">0</span> {t.outKey}
        {shortHeads(columns, heads, language).map(({ head, name }) => `. ${head}: ${name}`)}
      </p>
    </Paper>
  );
}

interface PartProps {
  /** Whether there is a column for what opened each round. */
  readonly hasOpened: boolean;
  readonly table: RoundsTable;
  readonly language: Language;
  readonly t: Words["sheet"];
}

/** A round, or the sum of what was scored or paid between two rounds: everybody's score and running total. */
function AmountsRow({ row, hasOpened, table, language, t }: PartProps & { readonly row: RoundsRow }) {
  const { round, lines, opened, added, after, out } = row;
  const addedTexts = round === undefined ? movedTexts : amountTexts;
  return (
    <tr>
      <th scope="row" className="text-left">
        {round ?? (lines.length === 0 ? t.start : t.extras)}
      </th>
      {hasOpened && (
        <td>
          {opened && t.tile({ tile: opened.tile })}
          {opened?.drawn && <small className="block font-normal">{t.drawn}</small>}
        </td>
      )}
      {table.columns.map((players, column) => (
        <td key={players[0]?.id}>
          {addedTexts(added[column], table, language).map((text) => (
            <div key={text} className={out?.column === column ? "out" : ""}>
              {text}
            </div>
          ))}
          {amountTexts(after[column], table, language)
            .slice(0, 1)
            .map((text) => (
              <div key={text} className="running">
                {text}
              </div>
            ))}
        </td>
      ))}
    </tr>
  );
}

/** Everybody's total and place, and who joined late or left. */
function Totals({
  hasOpened,
  table,
  language,
  t,
  notes,
}: PartProps & { notes(presence: Presence | undefined): readonly string[] }) {
  const { columns, totals, ranks, presence } = table;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="text-left" colSpan={1 + Number(hasOpened)}>
          {t.total}
        </th>
        {columns.map(([player], column) => (
          <td key={player?.id}>
            {amountTexts(totals[column], table, language).map((text) => (
              <div key={text}>{text}</div>
            ))}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className="text-left" colSpan={1 + Number(hasOpened)}>
          {t.place}
        </th>
        {columns.map(([player], column) => (
          <td key={player?.id}>
            {ranks[column]}
            {notes(presence[column]).map((note) => (
              <small key={note}>{note}</small>
            ))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** On a phone. Two sides leave room for their names. */
const narrowest = ({ columns, hasMoney }: RoundsTable): string =>
  columns.length === 2 ? "w-[6.5rem]" : hasMoney ? "w-[4.5rem]" : "w-[3.85rem]";

/** If there are more notes between two rounds, only their sum is shown. */
const maxNotes = 2;
