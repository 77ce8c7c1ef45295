/** The current frame at this size; at the camera's own size by default. */
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
