"use client";

import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import type { Player } from "@/lib/rules/people/table";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { Icon } from "@/lib/ui/icon";
import { useBackCloses } from "@/lib/ui/page/use-back-closes";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { ChooseStep } from "./choose-step";
import { CountStep } from "./count/count-step";
import { ReadingStep } from "./reading-step";
import { useCameraWords } from "./use-camera-words";
import { useCounting } from "./use-counting";

export interface CameraDialogProps {
  readonly player: Player;
  readonly counted: CountedSet;
  /** Tiles this hand cannot hold, each with a label that says why. */
  readonly taken: ReadonlyMap<string, string>;
  /** How many tiles the hand has already. */
  readonly had: number;
  /** Everybody whose hand is still open, if one photo may show several hands. */
  readonly holders: readonly Player[];
  onClose(): void;
  /** The tiles that a person accepted, to replace those in the hand or be added to them. */
  onAccept(tiles: readonly string[], how: "instead" | "too"): void;
  /** The tiles of several hands, by whose they are. */
  onHands(hands: ReadonlyMap<string, readonly string[]>): void;
}

/** Counts a hand from a photo, in full screen. Nothing is entered until somebody accepts it. */
export function CameraDialog(props: CameraDialogProps) {
  const { player, counted, taken, had, holders, onClose, onAccept, onHands } = props;
  const t = useCameraWords();
  const name = player.name.trim();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  useBackCloses(true, onClose);
  const { step, start, toChoice } = useCounting(counted.set.highest);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // The element that had the focus is gone with its step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it follows
  useEffect(() => title.current?.focus(), [step.type]);
  // If a browser cannot open a file, trying again does not help.
  const mayWorkNow = step.type === "failed" && (step.why === "weights" || step.why === "reading");
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-table text-ink open:flex"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-2 sm:px-6 on-side:py-0">
        <h2
          ref={title}
          id={heading}
          tabIndex={-1}
          className="line-clamp-3 min-w-0 text-[min(var(--text-title),7vmin)] shadow-none! outline-none wrap-anywhere"
        >
          {t.title({ name })}
        </h2>
        <button type="button" className="key shrink-0" onClick={onClose} aria-label={t.close}>
          <Icon icon="close" className="size-5" />
        </button>
      </header>
      {step.type === "choose" && <ChooseStep largestPip={counted.set.highest} onPhoto={start} />}
      {step.type === "opening" && (
        <p role="status" className="m-auto p-6 text-lead">
          {t.opening}
        </p>
      )}
      {step.type === "reading" && <ReadingStep {...step} onCancel={toChoice} />}
      {step.type === "failed" && (
        <div className="m-auto grid w-full max-w-xl gap-4 p-6">
          <h3 className="text-title">{t.failsTitle}</h3>
          <p role="alert" className="text-lead text-pretty">
            <ProblemText>{t.fails[step.why]}</ProblemText>
          </p>
          {mayWorkNow && (
            <button type="button" className="action" onClick={() => void start(step.file)}>
              {t.again}
            </button>
          )}
          <button type="button" className={mayWorkNow ? "key" : "action"} onClick={toChoice}>
            {t.another}
          </button>
          <button type="button" className="key" onClick={onClose}>
            {t.toKeypad}
          </button>
        </div>
      )}
      {step.type === "read" && (
        <CountStep
          key={step.picture.url}
          {...step}
          counted={counted}
          taken={taken}
          had={had}
          holders={holders}
          onAnother={toChoice}
          onAccept={onAccept}
          onHands={onHands}
        />
      )}
    </dialog>,
    document.body,
  );
}
