"use client";

import type { Player } from "@/lib/rules/people/table";
import { useCameraWords } from "../use-camera-words";
import type { HandsOnPhoto } from "./use-hands";

interface HandsPanelProps {
  readonly hands: HandsOnPhoto;
  readonly holders: readonly Player[];
}

/** Whose the hands on the photo are: one after the other is asked about, and those before can be changed. */
export function HandsPanel({ hands, holders }: HandsPanelProps) {
  const t = useCameraWords();
  const nameOf = (id: string | null) =>
    id === null ? t.nobodys : (holders.find((holder) => holder.id === id)?.name.trim() ?? "");
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label={t.handsHere} className="grid gap-1.5">
      {hands.groups.map(({ tiles, pips, unread, holder }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand's place on the photo is what it is known by
        <li key={index}>
          <button
            type="button"
            className={`key w-full justify-between gap-3 text-left ${index === hands.current ? "border-2 border-brass-ink" : ""}`}
            aria-pressed={index === hands.current}
            onClick={() => hands.ask(index)}
          >
            <span className="min-w-0 font-display text-lead wrap-anywhere">
              {holder === undefined ? t.whose({ number: index + 1 }) : nameOf(holder)}
            </span>
            <span className="shrink-0 text-right text-fine font-normal text-ink-soft">
              {t.count({ tiles, pips })}
              {unread > 0 && (
                <span className="block text-brass-ink">{t.looked({ looked: unread, read: 0 })}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A key for everybody whose hand is not on the photo yet, or once all are named, the one that uses them. */
export function HandsKeys({ hands, holders, onAccept }: HandsPanelProps & { onAccept(): void }) {
  const t = useCameraWords();
  const { current, groups } = hands;
  const asked = current === undefined ? undefined : groups[current];
  const named = groups.filter(({ holder }) => typeof holder === "string").length;
  const open = holders.filter(({ id }) => !groups.some(({ holder }) => holder === id));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-2 on-side:grid-cols-[1fr_auto]">
      <p
        role="status"
        className="text-center font-display text-title font-bold on-side:self-center on-side:text-lead"
      >
        {asked ? t.whoseAre(asked) : t.handsNamed({ hands: named })}
      </p>
      {asked ? (
        <div className="-m-1 grid max-h-[30dvh] auto-rows-max grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-1.5 overflow-y-auto p-1 on-side:order-last on-side:col-span-2">
          {open.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="key min-h-12 wrap-anywhere"
              onClick={() => hands.name(id)}
            >
              {name.trim()}
            </button>
          ))}
          <button type="button" className="key min-h-12 text-ink-soft" onClick={() => hands.name(null)}>
            {t.nobodys}
          </button>
        </div>
      ) : (
        <button type="button" className="action" disabled={named === 0} onClick={onAccept}>
          {t.acceptHands({ hands: named })}
        </button>
      )}
      <button type="button" className="key" onClick={hands.leave}>
        {t.oneHand}
      </button>
    </div>
  );
}
