import type { Pixels, Point, Quad, Reading, TileThere } from "@/lib/vision";
import type { ReadAtRequest, ReadFailure, ReadReply, ReadRequest } from "./reading-messages";
import { startWorker } from "./start-worker";

/** Reads again at a point of the photo, in its pixels. `boxes`: the tiles that are known. */
export type ReadAt = (at: Point, boxes: readonly Quad[]) => Promise<TileThere | undefined>;

interface ReadingUnderWay {
  /** The result, or why nothing could be read. Never settles once cancelled. */
  readonly done: Promise<Reading | ReadFailure>;
  /** Once the photo was read. Nothing when the reader has failed since. */
  readonly readAt: ReadAt;
  /** Ends the reader, which keeps the photo until then. */
  cancel(): void;
}

/** Reads a photo in its own worker. The pixels are transferred, so they are no longer available here afterwards. */
export function readPhoto(
  pixels: Pixels,
  largestPip: number,
  onProgress: (done: number) => void,
): ReadingUnderWay {
  const worker = startWorker();
  let failed = false;
  const asked: ((there: TileThere | undefined) => void)[] = [];
  const done = new Promise<Reading | ReadFailure>((resolve) => {
    const fail = (failure: ReadFailure) => {
      failed = true;
      worker.terminate();
      resolve(failure);
      for (const answer of asked.splice(0)) answer(undefined);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReadReply>) => {
      if ("progress" in data) onProgress(data.progress);
      else if ("there" in data) asked.shift()?.(data.there);
      else if ("failure" in data) fail(data.failure);
      else resolve(data.reading);
    });
    worker.addEventListener("messageerror", () => fail("reading"));
    // Its script could not be loaded, or it ran out of memory.
    worker.addEventListener("error", () => fail("reading"));
    const request: ReadRequest = { pixels, largestPip, quick: false };
    worker.postMessage(request, [pixels.data.buffer]);
  });
  const readAt: ReadAt = (at, boxes) =>
    failed
      ? Promise.resolve(undefined)
      : new Promise((resolve) => {
          asked.push(resolve);
          const request: ReadAtRequest = { at, boxes };
          worker.postMessage(request);
        });
  return { done, readAt, cancel: () => worker.terminate() };
}
