import { crossTablePage } from "@/lib/league/pages/cross-table";
import { Notice } from "@/lib/ui/page/notice";
import type { Drawn, DrawPage } from "../drawn";
import { CrossGrid } from "./cross-grid";

/** How everybody did against everybody else. */
export const crossPage: DrawPage = (drawn) => ({
  part: "players",
  title: drawn.words.texts.crossTable,
  body: <CrossTable {...drawn} />,
  data: { path: "cross-table" },
});

function CrossTable(drawn: Drawn) {
  const { words, value } = drawn;
  const { t, texts } = words;
  const table = crossTablePage(value);
  const shown = table.players.length;
  return (
    <>
      <h2 className="mb-3 text-title">{texts.crossTable}</h2>
      {shown === 0 ? (
        <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />
      ) : (
        <div className="grid gap-3">
          <p className="text-pretty">{texts.crossMeans}</p>
          <CrossGrid drawn={drawn} table={table} />
          {table.total > shown && (
            <p className="text-ink-soft">{texts.crossFirst({ shown, total: table.total })}</p>
          )}
        </div>
      )}
    </>
  );
}
