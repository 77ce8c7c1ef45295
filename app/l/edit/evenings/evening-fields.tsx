"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { PlannedEvening } from "@/lib/league/evenings/evenings";
import { LabelledField } from "../form/labelled-field";

/** What is said of an evening; `evening`: what it is now. */
export function EveningFields({ evening }: { readonly evening?: PlannedEvening }) {
  const t = useCatalogue("plans");
  return (
    <>
      <div className="fields">
        <LabelledField label={t.day}>
          {(field) => <input {...field} type="date" name="on" defaultValue={evening?.on} />}
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
