"use client";

import type { RefObject } from "react";
import {
  bodyOf,
  type ChangeDraft,
  type EntryDraft,
  type HandDraft,
  handsAskIn,
  withHand,
  withOut,
} from "@/app/shared/draft/draft";
import { idsUnder } from "@/lib/rules/hands/joint";
import { readSum } from "@/lib/ui/sum";
import { useStableCallback } from "@/lib/ui/use-stable-callback";
import { handAfterOut, isEnough, nextHand, openingHand } from "./hands/hand-order";
import { goToField } from "./hands/use-hand-focus";
import { useOpenHand } from "./hands/use-open-hand";
import { type EntryCheckProps, useEntryCheck } from "./use-entry-check";

export interface EntryActionsProps extends EntryCheckProps {
  /** Whose hand comes first, if not the first missing one. */
  readonly first?: string | undefined;
  /** Whether the last answer saves: who went out, if no hands are counted then, or a last choice. */
  readonly savesAtOnce?: boolean;
  onDraft(draft: EntryDraft): void;
}

/**
 * What taps and keys do in the form of an entry: they change its draft, open the next hand, or save. What is passed to
 * the rows never changes, so that a key draws only its own row again.
 */
export function useEntryActions(props: EntryActionsProps, form: RefObject<HTMLElement | null>) {
  const { prompt, draft, onDraft } = props;
  const check = useEntryCheck(props);
  const { hand: open, moveTo, typedIn } = useOpenHand(() => openingHand(prompt, draft, props.first));
  // Whoever is marked as out by accepting what they sent has no hand to type.
  const active =
    typeof draft.out === "string" && open.player === draft.out
      ? nextHand(prompt, draft, undefined)
      : open.player;
  const change: ChangeDraft = useStableCallback((to) => {
    check.changed();
    onDraft(to(draft));
  });
  /** Saves, or goes to what prevents it. */
  const save = (made: EntryDraft) =>
    void check.save(bodyOf(prompt, made)).then((inTheWay) => {
      if (inTheWay === undefined) return;
      if ("field" in inTheWay)
        return goToField(form.current, inTheWay.field, nextHand(prompt, made, undefined));
      const { players } = inTheWay;
      const isThere =
        active !== undefined && [active, ...idsUnder(active)].some((id) => players.includes(id));
      moveTo(isThere ? active : players[0]);
    });
  /** Opens the hand after this one; after the last, saves. */
  const forwardFrom = useStableCallback((hand: string | undefined) => {
    const following = hand === undefined ? undefined : nextHand(prompt, draft, hand);
    if (following === undefined) save(draft);
    else moveTo(following);
  });
  const onOut = useStableCallback((tapped: string | null) => {
    const changed = withOut(draft, tapped === draft.out ? undefined : tapped, handsAskIn(prompt));
    change(() => changed);
    moveTo(handAfterOut(prompt, changed));
    if (props.savesAtOnce && isEnough(prompt, changed)) save(changed);
  });
  /** Answers whether the player with nothing went out, which saves. */
  const answerOut = (out: string | null) => {
    const changed = withOut(draft, out, handsAskIn(prompt));
    change(() => changed);
    save(changed);
  };
  const onType = useStableCallback((id: string, text: string, digit: string | undefined) => {
    const isFresh = id !== active || open.isFresh;
    change((now) => withHand(now, id, { by: "pips", sum: readSum(isFresh ? (digit ?? text) : text) }));
    typedIn(id);
  });
  const onPad = (id: string, hand: Partial<HandDraft>) => {
    change((now) => withHand(now, id, hand));
    if ("sum" in hand || "tiles" in hand) typedIn(id);
    else moveTo(id);
  };
  /** Fills in several hands, and opens the next one. */
  const onHands = (hands: ReadonlyMap<string, readonly string[]>) => {
    const filled = [...hands].reduce((now, [id, tiles]) => withHand(now, id, { by: "tiles", tiles }), draft);
    change(() => filled);
    moveTo(nextHand(prompt, filled, undefined) ?? [...hands.keys()].at(-1));
  };
  return {
    check,
    open: { ...open, player: active },
    moveTo,
    change,
    save,
    forwardFrom,
    onOut,
    answerOut,
    onType,
    onPad,
    onHands,
  };
}
