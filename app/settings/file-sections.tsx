"use client";

import { useCallback, useEffect, useState } from "react";
import { type GameOnDevice, gamesOnDevice } from "@/lib/client/transfer/files";
import { ExportSection } from "./export-section";
import { GamesSection } from "./games-section";
import { ImportSection } from "./import/import-section";

/** Export, import and deletion of the data on this device. */
export function FileSections() {
  const [games, setGames] = useState<readonly GameOnDevice[]>();
  const refresh = useCallback(() => void gamesOnDevice().then(setGames), []);
  useEffect(refresh, [refresh]);
  return (
    <>
      <ExportSection games={games?.length} />
      <ImportSection changed={refresh} />
      {games && <GamesSection games={games} changed={refresh} />}
    </>
  );
}
