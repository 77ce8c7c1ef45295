"use client";

import { useId } from "react";
import { useCameraWords } from "./use-camera-words";
import type { Picture } from "./use-counting";

interface ReadingStepProps {
  readonly picture: Picture;
  /** 0 to 1. */
  readonly progress: number;
  onCancel(): void;
}

/** The photo while it is read, with a button to cancel. */
export function ReadingStep({ picture, progress, onCancel }: ReadingStepProps) {
  const t = useCameraWords();
  const label = useId();
  return (
    <div className="flex min-h-0 grow flex-col gap-4 p-4 sm:p-6">
      {/* biome-ignore lint/performance/noImgElement: a photo of this device, which no server has */}
      <img src={picture.url} alt={t.photo} className="min-h-0 grow object-contain" />
      <div className="mx-auto grid w-full max-w-xl gap-3">
        <p id={label} role="status" className="text-center text-lead">
          {t.reading}
        </p>
        <progress aria-labelledby={label} value={progress} max={1} className="progress" />
        <button type="button" className="key" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </div>
  );
}
