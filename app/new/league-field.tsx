"use client";

import type { SetupDraft } from "@/app/shared/setup/setup-draft";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { OptionChoice } from "./house-rules/option-choice";

interface LeagueFieldProps {
  readonly mine: readonly MyLeague[];
  readonly draft: SetupDraft;
  onChange(draft: SetupDraft): void;
}

/** The league that the game counts in. Nothing if this device manages none. */
export function LeagueField({ mine, draft: { league, ...draft }, onChange }: LeagueFieldProps) {
  const t = useCatalogue("newGame");
  if (mine.length === 0) return null;
  const chosen = mine.find(({ stored }) => stored.id === league?.id)?.stored.id ?? "";
  return (
    <div className="grid gap-1">
      <OptionChoice
        ask={{
          type: "choice",
          field: "league",
          label: t.league,
          value: chosen,
          choices: [
            { value: "", label: t.noLeague },
            ...mine.map(({ league: { id, name } }) => ({ value: id, label: name })),
          ],
        }}
        problem={undefined}
        onChoose={(id) => onChange(id === "" ? draft : { ...draft, league: { id: String(id), seats: {} } })}
      />
      {chosen !== "" && <p className="text-fine text-ink-soft">{t.leagueHint}</p>}
    </div>
  );
}
