"use client";

import { useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { contentOf, type RoundsTable } from "@/lib/export/rounds-table";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { gameFileName } from "@/lib/ui/device/file-name";
import { saveFile } from "@/lib/ui/device/save-file";
import { amountTexts } from "@/lib/ui/text/amount-text";
import { columnHeads } from "@/lib/ui/text/party-name";
import { longDate } from "@/lib/ui/text/when-text";
import type { PictureSheet } from "./picture-sheet";
import type { FinalPlace } from "./places";

interface SharePictureProps {
  readonly game: GameView;
  readonly table: RoundsTable;
  readonly places: readonly FinalPlace[];
  /** Who won, and what kind of game it was, in words. */
  readonly title: string;
  readonly facts: readonly string[];
}

/** More rows would be too small to read in a picture. */
const maxRows = 40;
/** This many letters of names fit beside each other above the sheet; more where many columns have smaller letters. */
const lettersAcross = (columns: number): number => (columns > 9 ? 64 : 48);

/** The result as a picture, made on the device and shared or saved as a file. */
export function SharePicture({ game, table, places, title, facts }: SharePictureProps) {
  const words = useWords();
  const t = words.finish;
  const language = useLanguage();
  const [status, setStatus] = useState("");
  const sheetOf = (): PictureSheet | undefined => {
    const rows = table.rows.filter((row) => row.round !== undefined || contentOf(row) === "amounts");
    if (rows.length > maxRows) return undefined;
    const room = Math.floor(lettersAcross(table.columns.length) / table.columns.flat().length);
    return {
      heads: columnHeads(table.columns, room, language),
      rows: rows.map(({ round, opened, out, added, after }) => ({
        label: round === undefined ? "" : String(round),
        opened: opened ? words.sheet.tile(opened) : "",
        out: out?.column ?? -1,
        cells: added.map((amount, column) => {
          if (!amount || (round === undefined && amount.points === 0 && amount.money === 0)) return undefined;
          const [gained = ""] = amountTexts(amount, table, language);
          const [total = ""] = table.hasPoints ? amountTexts(after[column], table, language) : [];
          return { added: gained, total };
        }),
      })),
    };
  };
  const share = async () => {
    setStatus("");
    const ended = game.times.at(-1);
    const day = ended === undefined ? [] : [longDate(ended, language)];
    try {
      const { finishPicture } = await import("./finish-picture");
      const lead = [gameTitle(gameWords(game.game, language), game.options), ...day].join(" · ");
      const picture = {
        title,
        lead,
        facts: facts.join(" · "),
        places,
        sheet: sheetOf(),
        foot: words.shell.appName,
      };
      const png = await finishPicture(picture);
      const name = gameFileName(game.game.id, ended, "png");
      const saved = await saveFile(name, "image/png", png);
      setStatus(saved === "saved" ? t.shared : saved === "failed" ? t.notShared : "");
    } catch {
      setStatus(t.notShared);
    }
  };
  return (
    <>
      <button type="button" className="key min-h-14" onClick={() => void share()}>
        {t.share}
      </button>
      <p role="status" className="text-fine empty:hidden">
        {status}
      </p>
    </>
  );
}
