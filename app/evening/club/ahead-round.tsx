"use client";

import { ClockLine } from "@/app/shared/evening/clock-line";
import { type EveningView, personSides } from "@/lib/client/evening/evenings";
import type { Ahead } from "@/lib/client/evening/use-ahead";
import { pointsIn } from "@/lib/client/evening/use-table-game";
import type { CardKey } from "@/lib/client/store/device-store";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ScoreKeys } from "./score-keys";

interface AheadRoundProps {
  readonly view: EveningView;
  readonly ahead: Ahead;
  /** What the table's card opens here. */
  readonly card: CardKey | undefined;
}

/** A round that has come without a network: its score is kept here, and shown to the host. */
export function AheadRound({ view, ahead: { seats, own }, card }: AheadRoundProps) {
  const t = useCatalogue("club");
  const { round, table, began, players } = seats;
  const sides = personSides(view.log.position.setup.form, players) ?? [];
  return (
    <section aria-labelledby="ahead" className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 id="ahead" className="text-title">
        {t.round({ round })}
      </h2>
      <ClockLine log={view.log} round={{ round, time: false }} began={began} />
      <ScoreKeys
        view={view}
        seated={{ round, table, sides, players }}
        own={own}
        points={own && pointsIn(own.summary, sides)}
        hasResult={false}
        card={card}
        isSent={false}
      />
      <p className="text-fine text-ink-soft">{t.ahead}</p>
    </section>
  );
}
