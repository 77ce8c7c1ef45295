/** A percent-encoded character that needs no encoding, a slash, a backslash or a percent sign. */
const needless = /%(?:2[5def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])/i;

/**
 * Whether the path of a request is in its one canonical form, so that guard, cache, router and log see the same path.
 * Browsers send no other.
 */
export function isCanonicalPath(url: string): boolean {
  const path = url.split("?")[0] ?? "";
  if (!path.startsWith("/") || path.includes("//") || url.includes("#") || needless.test(path)) return false;
  try {
    decodeURIComponent(path);
    return new URL(path, "http://x").pathname === path;
  } catch {
    return false;
  }
}
