"use client";

import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { Icon } from "@/lib/ui/icon";
import { useBackCloses } from "@/lib/ui/page/use-back-closes";
import { ProblemText } from "@/lib/ui/text/problem-text";
import type { CameraUse } from "./camera-use";
import { ChooseStep } from "./choose-step";
import { CountStep } from "./count/count-step";
import { ReadingStep } from "./reading-step";
import { useCameraWords } from "./use-camera-words";
import { useCounting } from "./use-counting";

export interface CameraDialogProps {
  readonly counted: CountedSet;
  readonly use: CameraUse;
  onClose(): void;
}

/** Reads tiles from a photo, in full screen. Nothing is entered until somebody accepts it. */
export function CameraDialog({ counted, use, onClose }: CameraDialogProps) {
  const t = useCameraWords();
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
          {use.reads === "hand" ? t.title({ name: use.player.name.trim() }) : t.chainTitle}
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
            {use.reads === "hand" ? t.toKeypad : t.close}
          </button>
        </div>
      )}
      {step.type === "read" && (
        <CountStep key={step.picture.url} {...step} counted={counted} use={use} onAnother={toChoice} />
      )}
    </dialog>,
    document.body,
  );
}
