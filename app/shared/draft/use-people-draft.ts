"use client";

import type { GameView } from "@/lib/client/game/games";
import { draftSlots } from "@/lib/client/store/drafts";
import { type PeopleEntry, type PeopleKind, readMove } from "@/lib/rules/people/people";
import { sameJson } from "@/lib/rules/same-json";
import { peopleBaseline } from "@/lib/sync/baseline";
import { forgetDraft, useFormDraft } from "./use-form-draft";

const slotFor = (kind: PeopleKind, player: string): string => `${kind}-${player}`;

/** Each player has a slot for every kind of change; joining and seats have one. */
function slotOf(entry: PeopleEntry): string {
  switch (entry.kind) {
    case "join":
    case "seats":
      return entry.kind;
    case "substitute":
      return slotFor(entry.kind, entry.out);
    default:
      return slotFor(entry.kind, entry.player);
  }
}

const ofPerson = /^(?:leave|return|rename|substitute)-(.+)$/;

/** Whether the slot belongs to a form of the Players sheet. */
export const isPeopleSlot = (slot: string): boolean =>
  slot === "join" || slot === "seats" || ofPerson.test(slot);

/** A player with a draft, left by a killed tab. */
export const playerWithDraft = (game: string): string | undefined =>
  draftSlots(game)
    .split("\n")
    .flatMap((slot) => ofPerson.exec(slot)?.[1] ?? [])[0];

/** The draft of an entry about players. `start` is the form's initial value. */
export const usePeopleDraft = <Entry extends PeopleEntry>(game: GameView, start: Entry) =>
  useFormDraft<Entry>(
    { game, slot: slotOf(start), now: peopleBaseline(game.log) },
    {
      toStore: (draft) => (sameJson(draft, start) ? undefined : draft),
      read: (stored) => {
        const entry = readMove(stored);
        return entry && slotOf(entry) === slotOf(start) ? (entry as Entry) : undefined;
      },
      start: () => start,
    },
  );

/** Called when the dialog about a player is closed, or its entry saved. */
export const forgetPeopleDrafts = (game: string, player: string): void => {
  for (const kind of ["leave", "return", "rename", "substitute"] as const)
    forgetDraft(game, slotFor(kind, player));
};
