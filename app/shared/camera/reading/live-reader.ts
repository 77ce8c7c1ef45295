import type { Pixels, Reading } from "@/lib/vision";
import type { ReadReply, ReadRequest } from "./reading-messages";
import { startWorker } from "./start-worker";

interface LiveReader {
  /** Reads a frame. One at a time: wait for the result before the next call. Nothing once reading has failed. */
  read(pixels: Pixels): Promise<Reading | undefined>;
  end(): void;
}

/** Reads frame after frame in one worker. If reading fails, live view still works for taking a photo. */
export function liveReader(largestPip: number): LiveReader {
  const worker = startWorker();
  let failed = false;
  let answer: ((reading: Reading | undefined) => void) | undefined;
  const end = (reading: Reading | undefined) => {
    failed ||= reading === undefined;
    answer?.(reading);
    answer = undefined;
  };
  worker.addEventListener("message", ({ data }: MessageEvent<ReadReply>) => {
    if (!("progress" in data)) end("reading" in data ? data.reading : undefined);
  });
  worker.addEventListener("messageerror", () => end(undefined));
  worker.addEventListener("error", () => end(undefined));
  return {
    read: (pixels) =>
      failed
        ? Promise.resolve(undefined)
        : new Promise((resolve) => {
            answer = resolve;
            const request: ReadRequest = { pixels, largestPip, quick: true };
            worker.postMessage(request, [pixels.data.buffer]);
          }),
    end: () => worker.terminate(),
  };
}
