/** Draws the current frame at this size, by default the camera's own, onto a new canvas or the given one. */
export function frameOf(
  video: HTMLVideoElement,
  width = video.videoWidth,
  height = video.videoHeight,
  canvas = document.createElement("canvas"),
): HTMLCanvasElement {
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(video, 0, 0, width, height);
  return canvas;
}
