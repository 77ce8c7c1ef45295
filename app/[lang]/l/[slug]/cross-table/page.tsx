import type { Metadata } from "next";
import { CrossGrid } from "@/app/league/cross/cross-grid";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { openLeague } from "@/app/league/open-league";
import { DataLinks } from "@/app/league/share/data-links";
import { Notice } from "@/lib/ui/page/notice";

interface CrossTablePageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export async function generateMetadata({ params }: CrossTablePageProps): Promise<Metadata> {
  const { texts } = await eveningWords();
  const league = await openLeague((await params).slug, "/cross-table");
  return { title: `${texts.crossTable} · ${league.name}` };
}

/** How everybody did against everybody else. */
export default async function CrossTablePage({ params }: CrossTablePageProps) {
  const { t, texts } = await eveningWords();
  const league = await openLeague((await params).slug, "/cross-table");
  const table = await league.crossTable();
  const shown = table.players.length;
  return (
    <LeagueFrame league={league} part="players">
      <h2 className="mb-3 text-title">{texts.crossTable}</h2>
      {shown === 0 ? (
        <Notice tile="0-0" title={t.noGamesTitle} text={t.noGames} />
      ) : (
        <div className="grid gap-3">
          <p className="text-pretty">{texts.crossMeans}</p>
          <CrossGrid slug={league.slug} table={table} />
          {table.total > shown && (
            <p className="text-ink-soft">{texts.crossFirst({ shown, total: table.total })}</p>
          )}
        </div>
      )}
      <DataLinks league={league.id} path="cross-table" fields={{}} />
    </LeagueFrame>
  );
}
