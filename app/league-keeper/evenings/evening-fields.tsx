"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { PlannedEvening } from "@/lib/league/evenings/evenings";
import { LabelledField } from "../form/labelled-field";

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
        <LabelledField label={t.day}>
          {(field) => <input {...field} type="date" required name="on" defaultValue={evening?.on} />}
        </LabelledField>
        <LabelledField label={t.time}>
          {(field) => <input {...field} type="time" name="at" defaultValue={evening?.at ?? "20:00"} />}
        </LabelledField>
      </div>
      <LabelledField label={t.place} hint={t.placeHint}>
        {(field) => <input {...field} name="place" defaultValue={evening?.place} autoComplete="off" />}
      </LabelledField>
    </>
  );
}
