import type { Pixels, Reading } from "@/lib/vision";
import type { ReadFailure, ReadReply, ReadRequest } from "./reading-messages";
import { startWorker } from "./start-worker";

interface ReadingUnderWay {
  /** The result, or why nothing could be read. Never settles once cancelled. */
  readonly done: Promise<Reading | ReadFailure>;
  cancel(): void;
}

/** Reads a photo in its own worker. The pixels are transferred, so they are no longer available here afterwards. */
export function readPhoto(
  pixels: Pixels,
  largestPip: number,
  onProgress: (done: number) => void,
): ReadingUnderWay {
  const worker = startWorker();
  const done = new Promise<Reading | ReadFailure>((resolve) => {
    const end = (result: Reading | ReadFailure) => {
      worker.terminate();
      resolve(result);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReadReply>) => {
      if ("progress" in data) onProgress(data.progress);
      else end("reading" in data ? data.reading : data.failure);
    });
    worker.addEventListener("messageerror", () => end("reading"));
    // Its script could not be loaded, or it ran out of memory.
    worker.addEventListener("error", () => end("reading"));
    const request: ReadRequest = { pixels, largestPip, quick: false };
    worker.postMessage(request, [pixels.data.buffer]);
  });
  return { done, cancel: () => worker.terminate() };
}
