"use client";

import { LinkKeys } from "@/app/shared/link-keys";
import { rulesLink } from "@/lib/export/rules-link";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { OwnRules } from "./own-rules";
import { RulesInWords } from "./rules-in-words";
import { useRulesPlaces } from "./rules-places";
import type { SavedOffer } from "./saved-offers";

interface RulesDialogProps {
  readonly about: SavedOffer;
  /** They were deleted; without `undo` that failed. */
  onDelete(undo: (() => Promise<unknown>) | undefined): void;
}

/** Saved house rules in words, and what can be done with them besides playing. */
export function RulesDialog({ about: { rules, league }, onDelete }: RulesDialogProps) {
  const t = useCatalogue("newGame");
  const places = useRulesPlaces();
  const isStored = places.some((place) => place.league?.id === league?.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <RulesInWords rules={rules} />
      <section aria-labelledby="share-rules" className="grid grid-cols-1 gap-2">
        <h2 id="share-rules" className="text-title">
          {t.shareRules}
        </h2>
        <p className="text-ink-soft text-pretty">{t.shareRulesText}</p>
        <LinkKeys title={rules.name} link={rulesLink(window.location.origin, rules)} />
      </section>
      {!league && <OwnRules rules={rules} places={places} onDelete={onDelete} />}
      {league && isStored && (
        <a href={`/l/edit?league=${league.id}`} className="key min-h-14">
          {t.changeInLeague({ league: league.name })}
        </a>
      )}
    </div>
  );
}
