"use client";

import { type RefObject, useEffect } from "react";
import type { HandDraft } from "@/app/shared/draft/draft";

interface HandInFocus {
  readonly player: string | undefined;
  readonly by: HandDraft["by"] | undefined;
  /** Counts the times somebody went on to a hand, be it the same again. */
  readonly moves: number;
}

/**
 * Whoever's hand is entered next has the focus: the number that is typed, or the tiles that are tapped; and the row
 * stays in sight above the keys, which grow and shrink with what they show.
 */
export function useHandFocus(
  form: RefObject<HTMLElement | null>,
  pad: RefObject<HTMLElement | null>,
  { player, by, moves }: HandInFocus,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: going on to the hand that is open brings the focus back
  useEffect(() => {
    const keys = pad.current;
    if (by === undefined || !keys) return undefined;
    const row = form.current?.querySelector<HTMLElement>(rowOf(player ?? ""));
    const typed = row?.querySelector<HTMLElement>("input");
    const tiles = keys.querySelector<HTMLElement>("input:checked");
    (by === "tiles" ? tiles : typed)?.focus({ preventScroll: true });
    if (!row) return undefined;
    const keepInSight = () => {
      // The hand that comes next and the rows that something is wrong with, as many as there is room for; the one that
      // is typed in by all means.
      const hands = [...(form.current?.querySelectorAll("[data-player]:not([data-is-out=true])") ?? [])];
      const next = hands[hands.indexOf(row) + 1];
      const wrong = form.current?.querySelectorAll("[data-wrong=true]") ?? [];
      for (const each of [...(next ? [next] : []), ...wrong, row]) reveal(each, keys);
    };
    const growth = new ResizeObserver(keepInSight);
    growth.observe(keys);
    return () => growth.disconnect();
  }, [form, pad, player, by, moves]);
}

/** Scrolls a row to where it is seen, not hidden by the keys. */
function reveal(row: Element, keys: Element): void {
  row.scrollIntoView({ block: "nearest" });
  const [line, panel] = [row.getBoundingClientRect(), keys.getBoundingClientRect()];
  // On a phone on its side the keys are beside the row.
  const beside = panel.left >= line.right || panel.right <= line.left;
  const hidden = line.bottom - panel.top;
  if (!beside && hidden > 0) window.scrollBy({ top: hidden + 8 });
}

const rowOf = (player: string): string => `[data-player="${CSS.escape(player)}"]`;

/**
 * To the question that keeps an entry from being saved: who went out, at the player who has no hand; or what is asked
 * above the hands.
 */
export function goToField(form: HTMLElement | null, field: string, handless: string | undefined): void {
  if (field === "") return;
  const out = `${handless === undefined ? "" : rowOf(handless)} [data-out]:enabled`;
  form?.querySelector<HTMLElement>(field === "out" ? out : "[data-opening] :is(button, input)")?.focus();
}
