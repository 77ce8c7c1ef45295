"use client";

import { Fragment, useMemo, useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { contentOf, type RoundsRow, type RoundsTable, roundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Line } from "@/lib/rules/play/log";
import type { Problem } from "@/lib/rules/problem";
import { columnHeads, partyName } from "@/lib/ui/text/party-name";
import type { Correct } from "../correct/correcting";
import type { WhyAsked } from "../why/why-asked";
import { ExtrasRow } from "./extras-row";
import { LineDetails } from "./line-details";
import { NoteRow } from "./note-row";
import { RoundRow } from "./round-row";
import { SheetKey } from "./sheet-key";
import { SheetTotals } from "./sheet-totals";
import { useWidth } from "./use-width";

interface ScoreSheetProps {
  readonly game: GameView;
  readonly mayCorrect: boolean;
  /** The line that was corrected last; it is scrolled into view. */
  readonly at: number | undefined;
  readonly correct: Correct;
  onWhy(asked: WhyAsked): void;
  /** Starts to correct a line, with this player's hand first. */
  onCorrect(line: number, hand?: string): void;
  report(problems: readonly Problem[]): void;
}

/**
 * The width of the column of round numbers, and the least of a score column, in rem. With eight players both fit a
 * phone of 390 pixels, which is 24.375 rem.
 */
const headWidthOf = (players: number, width: number): number => (players < 8 || width > 25 ? 3.25 : 2.75);
const minWidthOf = (players: number): number => (players < 7 ? 3 : 2.7);
/** The average width of a letter in a name. */
const letterWidth = 0.6;
/** Up to this many notes between two rounds are listed one by one; more are folded. */
const fewNotes = 3;

/**
 * The game as a paper score sheet: rounds down, players across, with scores and running totals. A tap on a number
 * corrects it; a tap on a round opens its details: when and on which device it was entered, and earlier versions.
 */
export function ScoreSheet({ game, mayCorrect, at, correct, onWhy, onCorrect, report }: ScoreSheetProps) {
  const t = useWords().history;
  const language = useLanguage();
  const table = useMemo(() => roundsTable(game.log), [game]);
  const [looking, setLooking] = useState<number>();
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const { width, ref } = useWidth();
  const { columns } = table;
  const headWidth = headWidthOf(columns.length, width);
  const minWidth = minWidthOf(columns.length);
  const column = Math.max(minWidth, (width - headWidth) / columns.length);
  const room = Math.floor((column - 0.9) / letterWidth);
  const names = columns.map((players) => partyName(players, language));
  const heads = columnHeads(columns, room, language);
  const isOpen = ({ lines }: RoundsRow) =>
    lines.length <= fewNotes || lines.some((line) => line === at || unfolded.includes(line));
  const toggle = ({ lines }: RoundsRow) =>
    setUnfolded(
      lines.some((line) => unfolded.includes(line))
        ? unfolded.filter((line) => !lines.includes(line))
        : [...unfolded, ...lines],
    );
  const between = table.rows.some((row) => row.round === undefined && contentOf(row) === "amounts");
  const extras = (row: RoundsRow) => (
    <ExtrasRow
      row={row}
      entries={row.lines.filter((line) => counts(game.lines[line])).length}
      table={table}
      open={isOpen(row)}
      {...(row.lines.length > fewNotes && { onToggle: () => toggle(row) })}
    />
  );
  return (
    <section className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-3" aria-label={t.title}>
      <h2 className="text-title">{t.title}</h2>
      {game.lines.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <>
          <p className="text-fine text-ink-soft">
            {(mayCorrect ? t.howToCorrect : t.howToLook)({ between })}
          </p>
          <section
            ref={ref}
            className="more-aside relative -mx-4 overflow-x-auto border-y border-line sm:mx-0 sm:rounded-panel sm:border-x"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table
            tabIndex={0}
            aria-label={t.grid}
          >
            <table
              className="score-sheet"
              style={{ minWidth: `${headWidth + minWidth * columns.length}rem` }}
            >
              <SheetHead columns={columns} heads={heads} names={names} width={headWidth} label={t.round} />
              <tbody>
                {table.rows.map((row) =>
                  row.round === undefined ? (
                    <Fragment key={`extras ${row.lines[0] ?? ""}`}>
                      {row.lines.length > fewNotes && extras(row)}
                      {isOpen(row) &&
                        row.lines.map((line) => (
                          <NoteRow
                            key={line}
                            game={game}
                            line={line}
                            columns={1 + columns.length}
                            onOpen={() => setLooking(line)}
                          />
                        ))}
                      {row.lines.length <= fewNotes && contentOf(row) === "amounts" && extras(row)}
                    </Fragment>
                  ) : (
                    <RoundRow
                      key={row.lines[0]}
                      game={game}
                      row={row}
                      table={table}
                      names={names}
                      onOpen={setLooking}
                      onNumber={(line, player) =>
                        mayCorrect ? onCorrect(line, player) : onWhy({ type: "line", player, line })
                      }
                      mayCorrect={mayCorrect}
                    />
                  ),
                )}
              </tbody>
              <SheetTotals
                game={game}
                table={table}
                names={names}
                onWhy={(player) => onWhy({ type: "total", player })}
              />
            </table>
          </section>
          <SheetKey table={table} game={game} heads={heads} />
        </>
      )}
      {looking !== undefined && (
        <LineDetails
          game={game}
          mayCorrect={mayCorrect}
          correct={correct}
          report={report}
          line={looking}
          // One sheet replaces the other: back leads to the score sheet.
          onWhy={(asked) => {
            setLooking(undefined);
            onWhy(asked);
          }}
          onClose={() => setLooking(undefined)}
          onCorrect={(line) => {
            setLooking(undefined);
            onCorrect(line);
          }}
        />
      )}
    </section>
  );
}

interface SheetHeadProps {
  readonly columns: RoundsTable["columns"];
  /** The names as they fit, and whole. */
  readonly heads: readonly string[];
  readonly names: readonly string[];
  /** Of the column of rounds, in rem, and what that has. */
  readonly width: number;
  readonly label: string;
}

function SheetHead({ columns, heads, names, width, label }: SheetHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" style={{ width: `${width}rem` }}>
          <span className="sr-only">{label}</span>
        </th>
        {columns.map(([player], index) => (
          <th key={player?.id} scope="col" abbr={names[index]} className="align-bottom">
            <span className="block px-1 py-1 text-fine font-semibold">
              {heads[index] === names[index] ? (
                names[index]
              ) : (
                <>
                  <span aria-hidden="true">{heads[index]}</span>
                  <span className="sr-only">{names[index]}</span>
                </>
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Whether a line is an entry that was not taken back. */
const counts = (line: Line | undefined): boolean => line?.type === "entry" && line.effective !== undefined;
