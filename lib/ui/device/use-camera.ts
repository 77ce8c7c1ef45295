"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Why there is no picture: it was not allowed, or there is no camera that this page could ask for. */
export type CameraTrouble = "denied" | "none";

/** Only a secure page may ask for the camera. */
export const mayUseCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

const wanted = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1440 } };

/** Shows what the camera sees in a video, as long as that is drawn. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onTrouble: (trouble: CameraTrouble) => void,
): void {
  const callback = useRef(onTrouble);
  callback.current = onTrouble;
  useEffect(() => {
    if (!mayUseCamera()) return callback.current("none");
    let isUnmounted = false;
    let stream: MediaStream | undefined;
    navigator.mediaDevices.getUserMedia({ video: wanted }).then(
      (given) => {
        stream = given;
        if (isUnmounted) stop(given);
        else if (video.current) video.current.srcObject = given;
      },
      ({ name }: DOMException) =>
        isUnmounted || callback.current(name === "NotAllowedError" ? "denied" : "none"),
    );
    return () => {
      isUnmounted = true;
      if (stream) stop(stream);
    };
  }, [video]);
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
