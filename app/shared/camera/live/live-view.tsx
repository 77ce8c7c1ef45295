"use client";

import { useEffect, useRef, useState } from "react";
import { useCamera } from "@/lib/ui/device/use-camera";
import { jpegOf } from "../photo";
import { useCameraWords } from "../use-camera-words";
import { frameOf } from "./frame";
import { LiveBoxes } from "./live-boxes";
import { useLiveReading } from "./use-live-reading";

interface LiveViewProps {
  /** The highest number of the set being played. */
  readonly largestPip: number;
  onPhoto(file: Blob): void;
  /** The camera was refused, or there is none. */
  onRefused(): void;
}

/** How often the light is checked, in milliseconds, and the mean lightness (of 255) below which there is too little. */
const lookEvery = 700;
const dark = 60;

/**
 * The camera's picture, with a box around each tile that is read, and what stands in the way of a good photo. Takes the
 * photo by itself once all tiles are read and nothing moves, or has not moved for a while. The camera is released when this is unmounted.
 */
export function LiveView({ largestPip, onPhoto, onRefused }: LiveViewProps) {
  const t = useCameraWords();
  const video = useRef<HTMLVideoElement>(null);
  const [isDark, setDark] = useState(false);
  /** The aspect ratio of its picture, which turns with the phone; undefined until there is one. */
  const [shape, setShape] = useState<number>();
  useCamera(video, onRefused);
  useEffect(() => {
    const watch = setInterval(() => {
      if (video.current && video.current.videoWidth > 0) setDark(lightnessOf(video.current) < dark);
    }, lookEvery);
    return () => clearInterval(watch);
  }, []);
  const measure = () => {
    const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
    if (videoWidth > 0 && videoHeight > 0) setShape(videoWidth / videoHeight);
  };
  const shoot = async () => {
    if (video.current) onPhoto(await jpegOf(frameOf(video.current)));
  };
  const seen = useLiveReading(video, largestPip, () => void shoot());
  const guide = isDark ? t.liveDark : t.liveGuide;
  const tiles = seen?.reading.tiles.length ?? 0;
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl grow flex-col gap-3">
      <div className="grid min-h-48 grow on-side:min-h-24 place-items-center overflow-hidden rounded-panel bg-sunk [container-type:size]">
        <div
          className="relative"
          style={{ aspectRatio: shape ?? 1, width: `min(100cqw, ${shape ?? 1} * 100cqh)` }}
        >
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label={t.livePicture}
            onLoadedData={measure}
            onResize={measure}
            className="absolute inset-0 size-full"
          />
          {seen && <LiveBoxes {...seen} />}
          {seen && (
            <p className="absolute inset-x-0 bottom-[7%] mx-auto w-fit rounded-plate bg-[#140c06cc] px-3 font-display text-lead font-bold text-[#ffffff] tabular-nums">
              {t.liveSeen({ tiles })} {seen.obstacle && t.liveObstacles[seen.obstacle]}
            </p>
          )}
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-[5%] rounded-panel border-3 border-dashed border-brass-bright shadow-[0_0_0_1px_#140c06]"
          />
        </div>
      </div>
      <p role="status" className="text-center text-pretty">
        {guide}
      </p>
      <button type="button" className="action" disabled={shape === undefined} onClick={() => void shoot()}>
        {t.take}
      </button>
    </div>
  );
}

function lightnessOf(video: HTMLVideoElement): number {
  const { data } = frameOf(video, 32, 24).getContext("2d")?.getImageData(0, 0, 32, 24) ?? { data: [255] };
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += Math.max(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
  return sum / Math.ceil(data.length / 4);
}
