/** As browsers have it that can read codes themselves: https://wicg.github.io/shape-detection-api */
interface Detector {
  detect(frame: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The text of a QR code in a picture; undefined if none was found. */
export type CodeReader = (frame: HTMLCanvasElement) => Promise<string | undefined>;

/** The browser's own reader where it has one, otherwise a library's, which is loaded when it is needed. */
export async function codeReader(): Promise<CodeReader> {
  const Class = (await ownDetector()) ?? (await import("qr/decode.js")).BarcodeDetector;
  const detector: Detector = new Class({ formats: ["qr_code"] });
  return async (frame) => {
    const [code] = await detector.detect(frame).catch(() => []);
    return code?.rawValue;
  };
}

/** On some systems a browser has it and reads nothing. */
async function ownDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await own?.getSupportedFormats().catch(() => undefined)) ?? [];
  return formats.includes("qr_code") ? own : undefined;
}
