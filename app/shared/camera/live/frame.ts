/** What the camera sees now, so large; as large as it sees it when left out. */
export function frameOf(
  video: HTMLVideoElement,
  width = video.videoWidth,
  height = video.videoHeight,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(video, 0, 0, width, height);
  return canvas;
}
