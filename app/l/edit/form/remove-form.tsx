"use client";

import { type Removal, useOfferUndo } from "../undo-removal";
import { ChangeForm } from "./change-form";

interface RemoveFormProps {
  readonly leagueId: string;
  /** What the form is for. */
  readonly label: string;
  /** On its button. */
  readonly send: string;
  readonly removal: Removal;
  /** Called once it is removed, and once it is restored: the button that had the focus is gone then. */
  onMoved?(): void;
}

/** A button that removes something and then offers to undo that. */
export function RemoveForm({ leagueId, label, send, removal, onMoved }: RemoveFormProps) {
  const offer = useOfferUndo();
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
