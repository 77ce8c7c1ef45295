"use client";

import { type RefObject, useEffect } from "react";
import type { HandDraft } from "@/app/shared/draft/draft";

interface HandInFocus {
  readonly player: string | undefined;
  readonly by: HandDraft["by"] | undefined;
  /** Incremented whenever a hand is opened, even if it is the same one. */
  readonly moves: number;
}

/**
 * Moves the focus to the hand being entered: the number that is typed, or the tiles that are tapped. Its row stays
 * visible above the keys, whose height changes.
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
    const scrollIntoView = () => {
      // Shows the next hand and the rows with problems, as many as fit; the active row always.
      const hands = [...(form.current?.querySelectorAll("[data-player]:not([data-is-out=true])") ?? [])];
      const next = hands[hands.indexOf(row) + 1];
      const wrong = form.current?.querySelectorAll("[data-wrong=true]") ?? [];
      for (const each of [...(next ? [next] : []), ...wrong, row]) reveal(each, keys);
    };
    const growth = new ResizeObserver(scrollIntoView);
    growth.observe(keys);
    return () => growth.disconnect();
  }, [form, pad, player, by, moves]);
}

/** Scrolls a row into view, not hidden by the keys. */
function reveal(row: Element, keys: Element): void {
  row.scrollIntoView({ block: "nearest" });
  const [line, panel] = [row.getBoundingClientRect(), keys.getBoundingClientRect()];
  // On a phone in landscape the keys are beside the row.
  const beside = panel.left >= line.right || panel.right <= line.left;
  const hidden = line.bottom - panel.top;
  if (!beside && hidden > 0) window.scrollBy({ top: hidden + 8 });
}

const rowOf = (player: string): string => `[data-player="${CSS.escape(player)}"]`;

/**
 * Moves to the question that keeps an entry from being saved: who went out, at the player without a hand; or a question
 * above the hands.
 */
export function goToField(form: HTMLElement | null, field: string, handless: string | undefined): void {
  if (field === "") return;
  const out = `${handless === undefined ? "" : rowOf(handless)} [data-out]:enabled`;
  const places: Readonly<Record<string, string>> = { out, "likely-out": "[data-likely-out]" };
  form?.querySelector<HTMLElement>(places[field] ?? "[data-opening] :is(button, input)")?.focus();
}
