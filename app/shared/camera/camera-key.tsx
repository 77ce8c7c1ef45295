"use client";

import { type ComponentType, useState } from "react";
import { useWords } from "@/lib/i18n/hooks/use-words";
import { withWords } from "@/lib/i18n/with-words";
import { Icon } from "@/lib/ui/icon";
import { preventBlur } from "@/lib/ui/keypad";
import { fitting } from "@/lib/ui/text/whole-name";
import type { CameraDialogProps } from "./camera-dialog";

export interface CameraKeyProps extends Omit<CameraDialogProps, "onClose" | "taken" | "holders"> {
  /** The tiles this hand cannot hold, asked for when the camera is opened. */
  taken(): CameraDialogProps["taken"];
  /** Everybody whose hand is still open, asked for then too. */
  holders(): CameraDialogProps["holders"];
}

/** Opens the camera, which is loaded when it is first asked for. */
export function CameraKey({ onAccept, onHands, taken, holders, ...props }: CameraKeyProps) {
  const t = useWords().entry;
  const [Dialog, setDialog] = useState<ComponentType<CameraDialogProps>>();
  const [open, setOpen] = useState<Pick<CameraDialogProps, "taken" | "holders">>();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    setOpen({ taken: taken(), holders: holders() });
    withWords(import("./camera-dialog"), "camera").then(
      (part) => setDialog(() => part.CameraDialog),
      () => setFailed(true),
    );
  };
  const label = failed ? t.cameraAgain : t.cameraShort;
  return (
    <>
      <button
        type="button"
        className="key flex-col gap-0 px-1"
        aria-label={failed ? t.cameraMissing : t.camera}
        onPointerDown={preventBlur}
        onClick={load}
      >
        <Icon icon="camera" className="size-6" />
        <span className="leading-[1.15]" style={fitting(label, "0.875rem", "25cqi")}>
          {label}
        </span>
      </button>
      {open && Dialog && (
        <Dialog
          {...props}
          {...open}
          onClose={() => setOpen(undefined)}
          onAccept={(tiles, how) => {
            setOpen(undefined);
            onAccept(tiles, how);
          }}
          onHands={(hands) => {
            setOpen(undefined);
            onHands(hands);
          }}
        />
      )}
    </>
  );
}
