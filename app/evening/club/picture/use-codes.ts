"use client";

import { type RefObject, useEffect, useRef } from "react";
import { frameOf } from "@/app/shared/camera/live/frame";
import { type CodeReader, codeReader } from "@/lib/ui/device/codes";

/** The longer side of a frame that is read: the smallest squares of a full code that fills half of it are four pixels. */
const maxSide = 1280;
/** A pause between two frames, for the phone's other work. */
const pauseMs = 120;

/** Reads what the camera sees, frame by frame. `onUnable`: codes cannot be read now. */
export function useCodes(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
  onUnable: () => void,
): void {
  const callbacks = useRef({ onText, onUnable });
  callbacks.current = { onText, onUnable };
  useEffect(() => {
    // One for all frames: Safari has little memory for canvases, and is slow to release it.
    const canvas = document.createElement("canvas");
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (read: CodeReader) => {
      const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
      if (video.current && videoWidth > 0 && !document.hidden) {
        const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight));
        const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
        const text = await read(frameOf(video.current, width, height, canvas));
        if (text !== undefined && !gone) callbacks.current.onText(text);
      }
      if (!gone) timer = setTimeout(() => void look(read), pauseMs);
    };
    codeReader().then(
      (read) => (gone ? undefined : look(read)),
      () => gone || callbacks.current.onUnable(),
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [video]);
}
