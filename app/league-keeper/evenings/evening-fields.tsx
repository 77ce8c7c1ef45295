"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { PlannedEvening } from "@/lib/league/evenings/evenings";
import { maxPlayers } from "@/lib/league/limits";
import { TextField } from "../form/fields";

/** The most weeks that are planned at once: half a year. */
export const maxWeeks = 26;

interface EveningFieldsProps {
  /** The initial values. */
  readonly evening?: Omit<PlannedEvening, "id"> | undefined;
  /** Whether it may be planned for several weeks at once. */
  readonly isNew?: boolean;
}

/** The date, time and place of an evening, and how many can come. */
export function EveningFields({ evening, isNew = false }: EveningFieldsProps) {
  const t = useCatalogue("plans");
  return (
    <>
      <div className="fields">
        <TextField label={t.day} type="date" required name="on" defaultValue={evening?.on} />
        <TextField label={t.time} type="time" name="at" defaultValue={evening?.at ?? "20:00"} />
      </div>
      <TextField label={t.place} hint={t.placeHint} name="place" defaultValue={evening?.place} />
      <div className="fields">
        <TextField
          label={t.places}
          hint={t.placesHint}
          name="places"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxPlayers}
          defaultValue={evening?.places}
        />
        {isNew && (
          <TextField
            label={t.weeks}
            hint={t.weeksHint}
            name="weeks"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxWeeks}
            defaultValue={1}
          />
        )}
      </div>
    </>
  );
}
