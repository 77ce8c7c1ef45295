import { type Networks, networksOf, pyramidOf, readTileAt, readTiles, weightsFile } from "@/lib/vision";
import type { ReadAtRequest, ReadReply, ReadRequest } from "./reading-messages";

// A separate worker, so that the screen stays responsive while a photo is read; terminating it cancels the reading. It
// reads one photo, and places of it again that a person points at; or frame after frame.

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
/** The photo that was read last, and the set being played. Its levels are made when somebody first points at it. */
let photo: { readonly levels: () => ReturnType<typeof pyramidOf>; readonly largestPip: number } | undefined;

async function read({ pixels, largestPip, quick }: ReadRequest): Promise<void> {
  loading ??= networks();
  const loaded = await loading.catch(() => undefined);
  if (!loaded) return reply({ failure: "weights" });
  try {
    const onProgress = (progress: number) => reply({ progress });
    reply({ reading: await readTiles(pixels, { networks: loaded, largestPip, quick, onProgress }) });
    if (quick) return;
    let levels: ReturnType<typeof pyramidOf> | undefined;
    photo = {
      largestPip,
      levels: () => {
        levels ??= pyramidOf(pixels);
        return levels;
      },
    };
  } catch {
    reply({ failure: "reading" });
  }
}

async function readAt({ at, boxes }: ReadAtRequest): Promise<void> {
  const loaded = await loading?.catch(() => undefined);
  if (!photo || !loaded) return reply({ there: undefined });
  const { levels, largestPip } = photo;
  reply({ there: readTileAt(levels(), at, boxes, { networks: loaded, largestPip }) });
}

self.addEventListener(
  "message",
  ({ data }: MessageEvent<ReadRequest | ReadAtRequest>) => void ("at" in data ? readAt(data) : read(data)),
);
