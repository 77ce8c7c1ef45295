"use client";

import { useState } from "react";
import type { GameView } from "@/lib/client/game/games";
import { scoresheetOf } from "@/lib/client/transfer/files";
import { csvOf } from "@/lib/export/csv";
import { roundsTable } from "@/lib/export/rounds-table";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { speaker } from "@/lib/i18n/text";
import { gameFileName } from "@/lib/ui/device/file-name";
import { saveFile } from "@/lib/ui/device/save-file";

/** This game as files: complete, to be imported again, and as a table for a spreadsheet. */
export function SaveKeys({ view }: { readonly view: GameView }) {
  const language = useLanguage();
  const t = useWords().sheet;
  const [status, setStatus] = useState<string>();
  const name = (extension: string) => gameFileName(view.game.id, view.times[0], extension);
  const report = (saved: Awaited<ReturnType<typeof saveFile>>) =>
    setStatus(saved === "saved" ? t.saved : saved === "failed" ? t.failed : undefined);
  const sheet = async () => {
    setStatus(undefined);
    const document = await scoresheetOf(view.id);
    if (!document) return setStatus(t.failed);
    report(await saveFile(name("json"), "application/json", JSON.stringify(document, null, 1)));
  };
  const table = async () => {
    setStatus(undefined);
    const csv = csvOf(roundsTable(view.log), { ...t.csv, note: speaker(language).text }, language);
    report(await saveFile(name("csv"), "text/csv", csv));
  };
  return (
    <>
      <button type="button" className="key min-h-14" onClick={() => void sheet()}>
        {t.saveSheet}
      </button>
      <button type="button" className="key min-h-14" onClick={() => void table()}>
        {t.saveTable}
      </button>
      <p role="status" className="font-semibold empty:hidden sm:col-span-3">
        {status}
      </p>
    </>
  );
}
