"use client";

import { useEffect, useState } from "react";
import { mayUseCamera } from "@/lib/ui/device/use-camera";
import { Icon } from "@/lib/ui/icon";
import { LiveView } from "./live/live-view";
import { useCameraWords } from "./use-camera-words";

interface ChooseStepProps {
  /** The highest number of the set being played. */
  readonly largestPip: number;
  onPhoto(file: Blob): void;
}

/** Take a photo, or choose one. If the camera was allowed before, live view starts immediately. */
export function ChooseStep({ largestPip, onPhoto }: ChooseStepProps) {
  const t = useCameraWords();
  const [live, setLive] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void allowedBefore().then((allowed) => {
      if (allowed && !isUnmounted) setLive(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  const refuse = () => {
    setLive(false);
    setRefused(true);
  };
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4 sm:p-6">
      {live ? (
        <LiveView largestPip={largestPip} onPhoto={onPhoto} onRefused={refuse} />
      ) : (
        <div className="m-auto grid max-w-xl justify-items-center gap-4 text-center">
          <Icon icon="camera" className="size-20 text-brass-ink" />
          <p className="text-lead text-pretty">{t.lead}</p>
          {refused && <p role="status">{t.liveFails}</p>}
        </div>
      )}
      <div className="mx-auto grid w-full max-w-xl gap-2">
        {!live && <FileKey className="action" label={t.take} capture onPhoto={onPhoto} />}
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <FileKey className="key" label={t.choose} onPhoto={onPhoto} />
          {!live && !refused && mayUseCamera() && (
            <button type="button" className="key" onClick={() => setLive(true)}>
              {t.live}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface FileKeyProps extends Pick<ChooseStepProps, "onPhoto"> {
  readonly label: string;
  /** Whether a phone should open its camera instead of its photos. */
  readonly capture?: boolean;
  readonly className: string;
}

/** Works offline, installed or not, on every phone. */
function FileKey({ label, capture = false, className, onPhoto }: FileKeyProps) {
  return (
    <label className={`${className} has-focus-visible:outline-3 has-focus-visible:outline-ink`}>
      <input
        type="file"
        accept="image/*"
        {...(capture ? { capture: "environment" as const } : {})}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPhoto(file);
        }}
      />
      {label}
    </label>
  );
}

async function allowedBefore(): Promise<boolean> {
  if (!mayUseCamera()) return false;
  try {
    const { state } = await navigator.permissions.query({ name: "camera" });
    return state === "granted";
  } catch {
    // Not every browser knows this permission.
    return false;
  }
}
