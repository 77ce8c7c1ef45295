"use client";

import type { GameView } from "@/lib/client/game/games";
import { draftSlots } from "@/lib/client/store/drafts";
import { type PeopleEntry, type PeopleKind, readMove } from "@/lib/rules/people/people";
import { peopleBaseline } from "@/lib/sync/baseline";
import { sameJson } from "@/lib/sync/same";
import { forgetDraft, useFormDraft } from "./use-form-draft";

const slotFor = (kind: PeopleKind, player: string): string => `${kind}-${player}`;

/** What is said about a player has a slot for each; who joins and how all sit has one. */
const slotOf = (entry: PeopleEntry): string =>
  "player" in entry && typeof entry.player === "string" ? slotFor(entry.kind, entry.player) : entry.kind;

const ofPerson = /^(?:leave|return|rename)-(.+)$/;

/** Whether a form of the Players sheet is kept there. */
export const isPeopleSlot = (slot: string): boolean =>
  slot === "join" || slot === "seats" || ofPerson.test(slot);

/** Of whom something is half-said: a killed tab left it. */
export const playerWithDraft = (game: string): string | undefined =>
  draftSlots(game)
    .split("\n")
    .flatMap((slot) => ofPerson.exec(slot)?.[1] ?? [])[0];

/** A half-made entry of the Players sheet, kept like a half-typed hand. `start` is what the form shows untouched. */
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

/** Once the dialog about a player is closed by hand, or what was said there is saved. */
export const forgetPeopleDrafts = (game: string, player: string): void => {
  for (const kind of ["leave", "return", "rename"] as const) forgetDraft(game, slotFor(kind, player));
};
