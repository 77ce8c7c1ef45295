import type { Pixels } from "@/lib/vision";

/** A photo, upright and scaled down for display and reading. */
export interface Photo {
  /** The URL of a JPEG that lasts as long as the page, or until `URL.revokeObjectURL`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly pixels: Pixels;
}

/**
 * The longer side of the image that is read, in pixels. A photo of twelve million pixels is not kept longer than
 * necessary.
 */
const maxSide = 1600;

/**
 * Opens a picture in whatever format this browser shows, turned as its EXIF data say. Rejects when it cannot. Drawing
 * an image does both alike in all browsers; `createImageBitmap` with a new size does not (decision 0075).
 */
export async function openPhoto(file: Blob): Promise<Photo> {
  const source = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = source;
    await image.decode();
    const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    const width = Math.max(1, Math.round(image.naturalWidth * scale));
    const height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    if (!brush) throw new Error("This browser gives no canvas");
    brush.imageSmoothingQuality = "high";
    brush.drawImage(image, 0, 0, width, height);
    const { data } = brush.getImageData(0, 0, width, height);
    const url = URL.createObjectURL(await jpegOf(canvas));
    // Safari releases a canvas's memory only when it is emptied.
    canvas.width = 0;
    return { url, width, height, pixels: { data, width, height } };
  } finally {
    image.removeAttribute("src");
    URL.revokeObjectURL(source);
  }
}

/** Whether a file is HEIC, whatever its name: the iPhone's format, which hardly any browser but Safari opens. */
export const isHeic = async (file: Blob): Promise<boolean> =>
  /^ftyp(?:he[iv]|mif1|msf1)/.test(await file.slice(4, 12).text());

export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture cannot be kept"))),
      "image/jpeg",
      0.9,
    ),
  );
