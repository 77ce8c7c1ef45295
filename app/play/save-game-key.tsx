"use client";

import { useState } from "react";
import { fileOf } from "@/lib/client/game/games";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { archiveName } from "@/lib/ui/device/file-name";
import { type Saved, saveFile } from "@/lib/ui/device/save-file";

/** Saves the game as a file, with its key. */
export function SaveGameKey({
  gameId,
  className,
}: {
  readonly gameId: string;
  readonly className: "action" | "key";
}) {
  const t = useWords();
  const [saved, setSaved] = useState<Saved>();
  const save = async () => {
    setSaved(undefined);
    setSaved(await saveFile(archiveName(true), "application/json", fileOf(gameId)));
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void save()}>
        {t.table.saveFile}
      </button>
      <p role="status" className="font-semibold empty:hidden">
        {saved === "saved" && t.sheet.saved}
        {saved === "failed" && t.sheet.failed}
      </p>
    </>
  );
}
