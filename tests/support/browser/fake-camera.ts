import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser";

interface WithCamera {
  readonly browser: Browser;
  /** What the camera sees from the next time that it is opened. */
  show(photo: Buffer): Promise<void>;
}

/** A separate browser, with a camera that is already allowed and shows a JPEG over and over. */
export async function withFakeCamera(
  photo: Buffer,
  use: (camera: WithCamera) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "pipkeeper-camera-"));
  const film = join(directory, "film.mjpeg");
  await writeFile(film, photo);
  const browser = await launchBrowser(
    [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
    { serviceWorkers: "block" },
    { complete: true },
  );
  try {
    await use({ browser, show: (next) => writeFile(film, next) });
  } finally {
    await browser.close();
    await rm(directory, { recursive: true });
  }
}
