"use client";

import { Fragment, useMemo, useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { type RoundsRow, roundsTable, tellsOf } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
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
  readonly mayWrite: boolean;
  /** The line that was corrected last: it stays in sight. */
  readonly at: number | undefined;
  readonly correct: Correct;
  onWhy(asked: WhyAsked): void;
  /** Somebody wants to correct a line, beginning with this player's hand. */
  onCorrect(line: number, hand?: string): void;
  report(problems: readonly Problem[]): void;
}

/**
 * The column of round numbers, and the narrowest one of a player's scores, in rem. With eight players both are as narrow
 * as makes them fit a phone of 390 pixels, which is 24.375.
 */
const headWidthOf = (players: number, width: number): number => (players < 8 || width > 25 ? 3.25 : 2.75);
const minWidthOf = (players: number): number => (players < 7 ? 3 : 2.7);
/** How wide a letter of a name is, on average. */
const letterWidth = 0.6;
/** So many notes between two rounds stand there one by one; more are folded. */
const fewNotes = 3;

/**
 * The game as a paper score sheet has it: rounds down, players across, what each round brought and the running total.
 * A tap on a number corrects it, a tap on a round tells all about it: when, by whose hands, what it was before.
 */
export function ScoreSheet({ game, mayWrite, at, correct, onWhy, onCorrect, report }: ScoreSheetProps) {
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
  const turn = ({ lines }: RoundsRow) =>
    setUnfolded(
      lines.some((line) => unfolded.includes(line))
        ? unfolded.filter((line) => !lines.includes(line))
        : [...unfolded, ...lines],
    );
  const extras = (row: RoundsRow) => (
    <ExtrasRow
      row={row}
      table={table}
      open={isOpen(row)}
      {...(row.lines.length > fewNotes && { onTurn: () => turn(row) })}
    />
  );
  return (
    <section className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-3" aria-label={t.title}>
      <h2 className="text-title">{t.title}</h2>
      {game.lines.length === 0 ? (
        <p className="text-ink-soft">{t.empty}</p>
      ) : (
        <>
          <p className="text-fine text-ink-soft">{mayWrite ? t.howToCorrect : t.howToLook}</p>
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
              <thead>
                <tr>
                  <th scope="col" style={{ width: `${headWidth}rem` }}>
                    <span className="sr-only">{t.round}</span>
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
                            onLook={() => setLooking(line)}
                          />
                        ))}
                      {row.lines.length <= fewNotes && tellsOf(row) === "amounts" && extras(row)}
                    </Fragment>
                  ) : (
                    <RoundRow
                      key={row.lines[0]}
                      game={game}
                      row={row}
                      table={table}
                      names={names}
                      onLook={setLooking}
                      onNumber={(line, player) =>
                        mayWrite ? onCorrect(line, player) : onWhy({ why: "line", player, line })
                      }
                      mayWrite={mayWrite}
                    />
                  ),
                )}
              </tbody>
              <SheetTotals table={table} names={names} onWhy={(player) => onWhy({ why: "total", player })} />
            </table>
          </section>
          <SheetKey table={table} game={game} heads={heads} names={names} />
        </>
      )}
      {looking !== undefined && (
        <LineDetails
          game={game}
          mayWrite={mayWrite}
          correct={correct}
          report={report}
          line={looking}
          // One sheet in the place of the other: back leads to the score sheet.
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
