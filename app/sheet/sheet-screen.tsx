"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { PrintKey } from "@/app/shared/print-key";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { LoadingPage } from "@/lib/ui/page/loading-page";
import { PageFrame } from "@/lib/ui/page/page-frame";

const PlayedSheet = lazy(() => import("./played-sheet"), "PlayedSheet", { Meanwhile: SheetLoading });

/** The page before its content is known. */
export function SheetLoading() {
  const t = useWords();
  return <LoadingPage title={t.sheet.title} back={{ href: "/", label: t.shell.toGames }} />;
}

interface SheetScreenProps {
  readonly blanks: readonly { readonly game: string; readonly name: string; readonly sheet: ReactNode }[];
}

/** The score sheet of the game in the address (`?game=ID`), or an empty one (`?blank=NAME`). */
export function SheetScreen({ blanks }: SheetScreenProps) {
  const query = useSearchParams();
  const blank = blanks.find(({ game }) => game === query.get("blank"));
  const t = useWords();
  if (!blank) return <PlayedSheet id={query.get("game")} />;
  return (
    <PageFrame
      title={t.sheet.blankTitle({ game: blank.name })}
      back={{ href: `/rules/${blank.game}`, label: t.rulesPages.all }}
    >
      <div className="mb-4 grid print:hidden">
        <PrintKey />
      </div>
      {blank.sheet}
    </PageFrame>
  );
}
