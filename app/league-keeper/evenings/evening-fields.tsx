"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { PlannedEvening } from "@/lib/league/evenings/evenings";
import { TextField } from "../form/fields";

interface EveningFieldsProps {
  /** The initial values. */
  readonly evening?: Omit<PlannedEvening, "id"> | undefined;
}

/** The date, time and place of an evening. */
export function EveningFields({ evening }: EveningFieldsProps) {
  const t = useCatalogue("plans");
  return (
    <>
      <div className="fields">
        <TextField label={t.day} type="date" required name="on" defaultValue={evening?.on} />
        <TextField label={t.time} type="time" name="at" defaultValue={evening?.at ?? "20:00"} />
      </div>
      <TextField label={t.place} hint={t.placeHint} name="place" defaultValue={evening?.place} />
    </>
  );
}
