"use client";

import { useEffect, useRef, useState } from "react";
import type { Reading } from "@/lib/vision";
import { isHeic, openPhoto, type Photo } from "./photo";
import { type ReadAt, readPhoto } from "./reading/read-photo";
import type { ReadFailure } from "./reading/reading-messages";

/** The displayed part of a photo; its pixels are transferred to the reader. */
export type Picture = Omit<Photo, "pixels">;

export type Step =
  | { readonly type: "choose" }
  | { readonly type: "opening" }
  | { readonly type: "reading"; readonly picture: Picture; readonly progress: number }
  | {
      readonly type: "read";
      readonly picture: Picture;
      readonly reading: Reading;
      readonly readAt: ReadAt;
    }
  | { readonly type: "failed"; readonly why: ReadFailure | "photo" | "heic"; readonly file: Blob };

/** Reads photos, one at a time; a new photo, or leaving the screen, cancels the current one. */
export function useCounting(largestPip: number) {
  const [step, setStep] = useState<Step>({ type: "choose" });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (file: Blob) => {
    current.current?.abort();
    const run = new AbortController();
    current.current = run;
    const { signal } = run;
    const show = (next: Step) => signal.aborted || setStep(next);
    show({ type: "opening" });
    const photo = await openPhoto(file).catch(() => undefined);
    if (!photo) {
      const heic = await isHeic(file).catch(() => false);
      return show({ type: "failed", why: heic ? "heic" : "photo", file });
    }
    const { pixels, ...picture } = photo;
    const whenOver = (work: () => void) =>
      signal.aborted ? work() : signal.addEventListener("abort", work, { once: true });
    whenOver(() => URL.revokeObjectURL(picture.url));
    if (signal.aborted) return;
    show({ type: "reading", picture, progress: 0 });
    const reader = readPhoto(pixels, largestPip, (progress) => show({ type: "reading", picture, progress }));
    whenOver(reader.cancel);
    const result = await reader.done;
    show(
      typeof result === "string"
        ? { type: "failed", why: result, file }
        : { type: "read", picture, reading: result, readAt: reader.readAt },
    );
  };

  const toChoice = () => {
    current.current?.abort();
    setStep({ type: "choose" });
  };
  return { step, start, toChoice };
}
