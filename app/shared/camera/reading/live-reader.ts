import type { Pixels, Reading } from "@/lib/vision";
import type { ReadReply, ReadRequest } from "./reading-messages";
import { startWorker } from "./start-worker";

interface LiveReader {
  /** What a frame shows. One at a time: the next only when this one is there. Nothing once reading has failed. */
  read(pixels: Pixels): Promise<Reading | undefined>;
  end(): void;
}

/** Reads frame after frame in one worker. A film that cannot be read is still a picture to take a photo from. */
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
