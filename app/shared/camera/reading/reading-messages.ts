import type { Pixels, Reading } from "@/lib/vision";

/** To the worker: one photo to read, or one frame of live view; the next only after the answer. */
export interface ReadRequest {
  readonly pixels: Pixels;
  /** The highest number of the set being played. */
  readonly largestPip: number;
  /** Whether it is a frame, which is soon followed by another. */
  readonly quick: boolean;
}

/** Why nothing was read: the weights could not be loaded, or reading itself failed. */
export type ReadFailure = "weights" | "reading";

/** From the worker: any number of `progress`, then one of the others. */
export type ReadReply =
  | { readonly progress: number }
  | { readonly reading: Reading }
  | { readonly failure: ReadFailure };
