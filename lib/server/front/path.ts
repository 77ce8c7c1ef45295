/** A percent sign before what is written plainly, is a slash or a backslash, or is a percent sign itself. */
const needless = /%(?:2[5def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])/i;

/**
 * Whether the path of a request is written in the one way that it can be: whoever guards, keeps, routes or logs it then
 * sees the same. Browsers send no other.
 */
export function isPlainPath(url: string): boolean {
  const path = url.split("?")[0] ?? "";
  if (!path.startsWith("/") || path.includes("//") || url.includes("#") || needless.test(path)) return false;
  try {
    decodeURIComponent(path);
    return new URL(path, "http://x").pathname === path;
  } catch {
    return false;
  }
}
