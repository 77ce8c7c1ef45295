import type { Metadata } from "next";
import type { ReactNode } from "react";
import { boxes } from "@/app/rules/boxes";
import { BoxTable } from "@/app/rules/tiles/box-table";
import { loadCatalogue } from "@/lib/i18n/catalogues";
import { pageCatalogue, pageLanguage } from "@/lib/i18n/page-words";
import { readFace } from "@/lib/rules/tiles/tiles";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { maxPipsDrawn } from "@/lib/ui/tiles/pip-grids";
import { EndFace, TileFace } from "@/lib/ui/tiles/tile-face";
import { tileName } from "@/lib/ui/tiles/tile-name";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCatalogue("base")).tiles.title };
}

/** All tiles as they are drawn here, to be compared with real ones. */
export default async function TilesPage() {
  const language = await pageLanguage();
  await loadCatalogue("games", language);
  const t = await pageCatalogue("base");
  const all = boxes(language);
  const specials = all.flatMap(({ set }) => set.tiles).filter((tile) => readFace(tile)?.face !== "plain");
  const numbers = Array.from({ length: maxPipsDrawn + 1 }, (_, number) => number);
  return (
    <PageFrame title={t.tiles.title} back={{ href: "/rules", label: t.rulesPages.all }}>
      <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t.tiles.lead}</p>
      <div className="grid gap-10">
        <TileSection id="numbers" heading={t.tiles.numbers}>
          <ul className="grid grid-cols-5 gap-x-[min(0.75rem,2vmin)] gap-y-4 sm:grid-cols-10">
            {numbers.map((number) => (
              <li key={number} className="grid min-w-0 justify-items-center gap-1">
                <EndFace number={number} className="w-full max-w-20" />
                <span className="font-display text-[min(1rem,4vmin)] font-bold">
                  {t.tiles.numberName({ number })}
                </span>
              </li>
            ))}
          </ul>
        </TileSection>
        <TileSection id="specials" heading={t.tiles.specials}>
          <ul className="grid grid-cols-3 gap-x-[min(0.75rem,2vmin)] gap-y-5 sm:grid-cols-5">
            {specials.map((tile) => (
              <li
                key={tile}
                className="grid min-w-0 content-start justify-items-center gap-1 text-center text-[min(1rem,5vmin)] leading-tight"
              >
                <TileFace tile={tile} className="h-32" />
                {tileName(tile, t)}
              </li>
            ))}
          </ul>
        </TileSection>
        <TileSection id="sets" heading={t.tiles.sets}>
          <BoxTable boxes={all} language={language} t={t} />
        </TileSection>
      </div>
    </PageFrame>
  );
}

function TileSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      {children}
    </section>
  );
}
