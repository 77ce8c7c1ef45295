import type { Pixels, Point, Quad, Reading, TileThere } from "@/lib/vision";

/** To the worker: one photo to read, or one frame of live view; the next only after the answer. */
export interface ReadRequest {
  readonly pixels: Pixels;
  /** The highest number of the set being played. */
  readonly largestPip: number;
  /** Whether it is a frame, which is soon followed by another. */
  readonly quick: boolean;
}

/** To the worker, after a photo was read: what lies at a point of it. `boxes`: the tiles that are known. */
export interface ReadAtRequest {
  readonly at: Point;
  readonly boxes: readonly Quad[];
}

/** Why nothing was read: the weights could not be loaded, or reading itself failed. */
export type ReadFailure = "weights" | "reading";

/** From the worker: any number of `progress`, then one of the others; one `there` for each `ReadAtRequest`, in order. */
export type ReadReply =
  | { readonly progress: number }
  | { readonly reading: Reading }
  | { readonly there: TileThere | undefined }
  | { readonly failure: ReadFailure };
