"use client";

import { useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { countSet } from "@/lib/rules/tiles/counting";
import { doubleSet } from "@/lib/rules/tiles/tiles";
import { Icon } from "@/lib/ui/icon";
import type { ChainUse } from "../camera-use";
import { useCameraDialog } from "../use-camera-dialog";

interface ChainKeyProps extends Omit<ChainUse, "reads"> {
  /** The highest number of the set being played. */
  readonly highest: number;
  readonly disabled?: boolean;
  /** Whether it stands among other keys, as a picture without words. */
  readonly small?: boolean;
}

/** Opens the camera for the chain on the table, to read its open ends. */
export function ChainKey({ highest, disabled = false, small = false, scoreOf, onEnds }: ChainKeyProps) {
  const t = useWords().entry;
  const { Dialog, failed, load } = useCameraDialog();
  const [open, setOpen] = useState(false);
  const label = failed ? t.cameraMissing : t.readChain;
  const use: ChainUse = {
    reads: "chain",
    scoreOf,
    onEnds: (ends) => {
      setOpen(false);
      onEnds(ends);
    },
  };
  return (
    <>
      <button
        type="button"
        className={`key ${small ? "" : "w-full"}`}
        disabled={disabled}
        aria-label={small ? label : undefined}
        onClick={() => {
          setOpen(true);
          load();
        }}
      >
        <Icon icon="camera" className="size-6 shrink-0" />
        {!small && label}
      </button>
      {open && Dialog && (
        <Dialog counted={countSet(doubleSet(highest), {})} use={use} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
