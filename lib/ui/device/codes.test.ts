import { encode } from "uqr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { codeReader } from "./codes";

// What the library tells of where a code lies is of browsers only, and nobody asks.
beforeEach(() => void vi.stubGlobal("DOMRectReadOnly", class {}));
afterEach(() => void vi.unstubAllGlobals());

/** A code as pixels, which readers take as they take a canvas. */
function pixelsOf(text: string, scale: number): HTMLCanvasElement {
  const { data, size } = encode(text, { ecc: "L", boostEcc: true, border: 4 });
  const width = size * scale;
  const pixels = Uint8ClampedArray.from({ length: 4 * width * width }, (_, index) => {
    const at = Math.floor(index / 4);
    const isDark = data[Math.floor(at / width / scale)]?.[Math.floor((at % width) / scale)];
    return index % 4 < 3 && isDark ? 0 : 255;
  });
  const image = { width, height: width, data: pixels, [Symbol.toStringTag]: "ImageData" };
  return image as unknown as HTMLCanvasElement;
}

/** A browser that says it can read these formats, and reads this. */
const browserWith = (formats: () => Promise<readonly string[]>, rawValue: string) =>
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = formats;
      detect = async () => [{ rawValue }];
    },
  );

describe("a code in a picture is read", () => {
  it("by the browser that can", async () => {
    browserWith(async () => ["ean_8", "qr_code"], "its own");
    const read = await codeReader();
    expect(await read(pixelsOf("the library’s", 4))).toBe("its own");
  });

  it.each([
    ["has no reader", undefined],
    ["reads other codes only", async () => ["ean_8"]],
    ["cannot say", () => Promise.reject(new Error("no service"))],
  ])("by a library where the browser %s", async (_what, formats) => {
    if (formats) browserWith(formats, "its own");
    const read = await codeReader();
    // As short as a wall's address, and as long as the most that a table's phone shows.
    for (const letters of [12, 300, 858]) {
      const text = `https://example.org/${"aZ-_".repeat(300)}`.slice(0, letters);
      expect(await read(pixelsOf(text, 4))).toBe(text);
    }
    const blank = pixelsOf("", 4);
    (blank as unknown as ImageData).data.fill(255);
    expect(await read(blank)).toBeUndefined();
  });
});
