"use client";

import { type Removal, useOfferUndo } from "../undo-removal";
import { ChangeForm } from "./change-form";

interface RemoveFormProps {
  readonly leagueId: string;
  /** What the form is for. */
  readonly label: string;
  /** The label of its button. */
  readonly send: string;
  readonly removal: Removal;
  /** Called after removing and after restoring: the button that had the focus is then gone. */
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
      read={() => ({ change: removal.change, first: removal.changeFirst ?? [] })}
      onMade={() => {
        onMoved?.();
        offer(removal, onMoved);
      }}
    >
      {null}
    </ChangeForm>
  );
}
