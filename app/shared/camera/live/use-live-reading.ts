"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Reading } from "@/lib/vision";
import { liveReader } from "../reading/live-reader";
import { frameOf } from "./frame";
import { afterFrame, type Obstacle, type Votes } from "./votes";

/** The tiles of the last frame, in pixels of that frame, and what keeps the picture from being taken. */
export interface LiveReading {
  readonly reading: Reading;
  readonly obstacle: Obstacle | undefined;
  readonly width: number;
  readonly height: number;
}

/** The longer side of a frame that is read: tiles that fill the picture are then wide enough. */
const maxSide = 800;
/** A pause between two frames, for the phone's other work. */
const pauseMs = 120;

/**
 * Reads frames while somebody aims, one at a time. Calls `onTake` when the picture should be taken, and then stops
 * reading.
 */
export function useLiveReading(
  video: RefObject<HTMLVideoElement | null>,
  largestPip: number,
  onTake: () => void,
): LiveReading | undefined {
  const [seen, setSeen] = useState<LiveReading>();
  const callback = useRef(onTake);
  callback.current = onTake;
  useEffect(() => {
    const reader = liveReader(largestPip);
    // One for all frames: Safari has little memory for canvases, and is slow to release it.
    const canvas = document.createElement("canvas");
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    let votes: Votes | undefined;
    const next = () => {
      timer = setTimeout(() => void read(), pauseMs);
    };
    const read = async () => {
      const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
      if (!video.current || videoWidth === 0 || document.hidden) return next();
      const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight));
      const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
      const pixels = frameOf(video.current, width, height, canvas)
        .getContext("2d", { willReadFrequently: true })
        ?.getImageData(0, 0, width, height);
      const reading = pixels && (await reader.read({ data: pixels.data, width, height }));
      if (gone || !reading) return;
      const verdict = afterFrame(votes, reading, performance.now());
      votes = verdict.votes;
      setSeen({ reading, width, height, obstacle: verdict.obstacle });
      if (verdict.take) callback.current();
      else next();
    };
    next();
    return () => {
      gone = true;
      clearTimeout(timer);
      reader.end();
    };
  }, [video, largestPip]);
  return seen;
}
