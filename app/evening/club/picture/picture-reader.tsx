"use client";

import { type ReactNode, useRef, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { type CameraTrouble, useCamera } from "@/lib/ui/device/use-camera";
import { useCodes } from "./use-codes";

interface PictureReaderProps {
  /** Said while it looks, after another code, and without a camera. */
  readonly words: {
    readonly hint: string;
    readonly other: string;
    readonly noCamera: Readonly<Record<CameraTrouble, string>>;
  };
  /** Takes what a code says; false if it is another code. */
  onText(text: string): boolean;
  /** What there is to do without a camera. */
  readonly children?: ReactNode;
}

/** What the camera sees, until it is a code that is looked for. */
export function PictureReader({ words, onText, children }: PictureReaderProps) {
  const t = useCatalogue("club");
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const [isOther, setOther] = useState(false);
  useCamera(video, setTrouble);
  useCodes(
    video,
    (text) => setOther(!onText(text)),
    () => setTrouble("none"),
  );
  if (trouble)
    return (
      <>
        <p role="alert" className="text-pretty">
          {words.noCamera[trouble]}
        </p>
        {children}
      </>
    );
  return (
    <>
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={t.cameraSees}
        className="aspect-square max-h-[60dvh] w-full rounded-panel bg-sunk object-cover"
      />
      <p role="status" className="text-pretty">
        {isOther ? words.other : words.hint}
      </p>
    </>
  );
}
