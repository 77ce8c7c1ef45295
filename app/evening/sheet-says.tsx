"use client";

import type { Disagreement } from "@/lib/evening/home/disagreements";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import type { Actions } from "./table-now";
import { useResultText } from "./use-result-text";

interface SheetSaysProps extends Disagreement {
  readonly log: EveningLog;
  readonly mayWrite: boolean;
  readonly actions: Actions;
}

/** A scoresheet that was corrected after its result was written down here: one tap takes its result over. */
export function SheetSays({ game, sheet, log, mayWrite, actions }: SheetSaysProps) {
  const t = useCatalogue("homeTable");
  const { beat } = useResultText(log);
  const { round, sides } = game;
  return (
    <section
      aria-label={t.sheetTitle}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 border-2 border-brass p-4"
    >
      <div role="status" className="grid gap-1">
        <h2 className="text-title">{t.sheetTitle}</h2>
        <p className="wrap-anywhere">
          {t.sheetSays({ round, sheet: beat(sides, sheet), here: beat(sides, game) })}
        </p>
      </div>
      <div className="grid gap-2">
        {mayWrite && (
          <button type="button" className="key" onClick={() => actions.correct(game, sheet)}>
            {t.takeSheet}
          </button>
        )}
        <Link href={`/watch?game=${sheet.game}`} className="key">
          {t.look}
        </Link>
      </div>
    </section>
  );
}
