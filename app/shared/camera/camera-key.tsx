"use client";

import { useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { CountedSet } from "@/lib/rules/tiles/counting";
import { Icon } from "@/lib/ui/icon";
import { preventBlur } from "@/lib/ui/keypad";
import { fitting } from "@/lib/ui/text/whole-name";
import type { HandUse } from "./camera-use";
import { useCameraDialog } from "./use-camera-dialog";

export interface CameraKeyProps extends Omit<HandUse, "reads" | "taken" | "holders"> {
  readonly counted: CountedSet;
  /** The tiles this hand cannot hold, asked for when the camera is opened. */
  taken(): HandUse["taken"];
  /** Everybody whose hand is still open, asked for then too. */
  holders(): HandUse["holders"];
}

/** Opens the camera for a hand. */
export function CameraKey({ counted, onAccept, onHands, taken, holders, ...hand }: CameraKeyProps) {
  const t = useWords().entry;
  const { Dialog, failed, load } = useCameraDialog();
  const [open, setOpen] = useState<Pick<HandUse, "taken" | "holders">>();
  const label = failed ? t.cameraAgain : t.cameraShort;
  const use: HandUse | undefined = open && {
    reads: "hand",
    ...hand,
    ...open,
    onAccept: (tiles, how) => {
      setOpen(undefined);
      onAccept(tiles, how);
    },
    onHands: (hands) => {
      setOpen(undefined);
      onHands(hands);
    },
  };
  return (
    <>
      <button
        type="button"
        className="key flex-col gap-0 px-1"
        aria-label={failed ? t.cameraMissing : t.camera}
        onPointerDown={preventBlur}
        onClick={() => {
          setOpen({ taken: taken(), holders: holders() });
          load();
        }}
      >
        <Icon icon="camera" className="size-6" />
        <span className="leading-[1.15]" style={fitting(label, "0.875rem", "25cqi")}>
          {label}
        </span>
      </button>
      {use && Dialog && <Dialog counted={counted} use={use} onClose={() => setOpen(undefined)} />}
    </>
  );
}
