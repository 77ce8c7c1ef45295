"use client";

import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { ChangeForm, type Filled } from "./change-form";
import { TextField } from "./fields";

interface FieldFormProps {
  readonly leagueId: string;
  /** What the form is for. */
  readonly label: string;
  /** The label of its field, if it is another. */
  readonly field?: string;
  readonly hint?: string;
  /** What is there now. */
  readonly value?: string;
  readonly autoCapitalize?: "none" | "words";
  /** The label of the button if it adds something; otherwise it saves. */
  readonly add?: string;
  read(text: string): Filled;
}

/** A form with one field. */
export function FieldForm({
  label,
  field = label,
  hint,
  value,
  autoCapitalize,
  add,
  read,
  ...of
}: FieldFormProps) {
  const { save } = useCatalogue("keeping");
  return (
    <ChangeForm
      {...of}
      label={label}
      send={add ?? save}
      clears={add !== undefined}
      read={(typed) => read(typed("text").trim())}
    >
      <TextField label={field} hint={hint} name="text" defaultValue={value} autoCapitalize={autoCapitalize} />
    </ChangeForm>
  );
}
