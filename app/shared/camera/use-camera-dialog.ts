"use client";

import { type ComponentType, useState } from "react";
import { withWords } from "@/lib/i18n/with-words";
import type { CameraDialogProps } from "./camera-dialog";

/** The camera's dialog, which is loaded when it is first asked for. */
export function useCameraDialog() {
  const [Dialog, setDialog] = useState<ComponentType<CameraDialogProps>>();
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    withWords(import("./camera-dialog"), "camera").then(
      (part) => setDialog(() => part.CameraDialog),
      () => setFailed(true),
    );
  };
  return { Dialog, failed, load };
}
