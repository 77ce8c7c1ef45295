"use client";

import { type Removal, useWayBack } from "../way-back";
import { ChangeForm } from "./change-form";

interface RemoveFormProps {
  readonly leagueId: string;
  /** What the form is for. */
  readonly label: string;
  /** On its button. */
  readonly send: string;
  readonly removal: Removal;
  /** Called once it went, and once it came back: the button that had the focus is gone then. */
  onMoved?(): void;
}

/** A button that takes something away; an undo is offered then. */
export function RemoveForm({ leagueId, label, send, removal, onMoved }: RemoveFormProps) {
  const offer = useWayBack();
  return (
    <ChangeForm
      leagueId={leagueId}
      label={label}
      send={send}
      read={() => ({ change: removal.change })}
      onMade={() => {
        onMoved?.();
        offer(removal, onMoved);
      }}
    >
      {null}
    </ChangeForm>
  );
}
