import { type Networks, networksOf, readTiles, weightsFile } from "@/lib/vision";
import type { ReadReply, ReadRequest } from "./reading-messages";

// A separate worker, so that the screen stays responsive while a photo is read; terminating it cancels the reading. It
// reads one photo, or frame after frame.

const reply = (message: ReadReply): void => self.postMessage(message);

/** Weights of another version in a cache are fetched again, once. */
async function networks(): Promise<Networks> {
  const load = async (cache: RequestCache) => {
    const response = await fetch(weightsFile.path, { cache });
    if (!response.ok) throw new Error(`${weightsFile.path}: ${response.status}`);
    return networksOf(await response.arrayBuffer());
  };
  return load("default").catch(() => load("reload"));
}

let loading: Promise<Networks> | undefined;

async function read({ pixels, largestPip, quick }: ReadRequest): Promise<void> {
  loading ??= networks();
  const loaded = await loading.catch(() => undefined);
  if (!loaded) return reply({ failure: "weights" });
  try {
    const onProgress = (progress: number) => reply({ progress });
    reply({ reading: await readTiles(pixels, { networks: loaded, largestPip, quick, onProgress }) });
  } catch {
    reply({ failure: "reading" });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => void read(data));
