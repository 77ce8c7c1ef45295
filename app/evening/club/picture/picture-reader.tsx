"use client";

import { useRef, useState } from "react";
import { type Brought, broughtIn } from "@/lib/evening/hall/carried";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { type CameraTrouble, useCamera } from "@/lib/ui/device/use-camera";
import { useCodes } from "./use-codes";

interface PictureReaderProps {
  readonly evening: string;
  onRead(brought: Brought): void;
  /** The result is typed instead. */
  onByHand(): void;
}

/** What the camera sees, until it is the code in which a table's phone shows its result. */
export function PictureReader({ evening, onRead, onByHand }: PictureReaderProps) {
  const t = useCatalogue("club");
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const [isOther, setOther] = useState(false);
  useCamera(video, setTrouble);
  const look = (text: string) => {
    const brought = broughtIn(text, evening);
    if (brought) onRead(brought);
    else setOther(true);
  };
  useCodes(video, look, () => setTrouble("none"));
  if (trouble)
    return (
      <>
        <p role="alert" className="text-pretty">
          {t.noCamera[trouble]}
        </p>
        <button type="button" className="action" onClick={onByHand}>
          {t.typeInstead}
        </button>
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
        {isOther ? t.readOther : t.readHint}
      </p>
    </>
  );
}
