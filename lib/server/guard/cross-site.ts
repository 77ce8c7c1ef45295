import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a browser sends this for a page of another site. Browsers state it in headers that no page can change:
 * `Sec-Fetch-Site` over https and on localhost, `Origin` everywhere. Other programs send neither. Keys are bearer
 * tokens, which no browser adds by itself, so this is a second line of defence.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  if (origin === undefined) return false;
  return ![headers.host, headers["x-forwarded-host"]].includes(hostOf(origin));
}

/** Host and port; for `null` and for what is not an origin, something that is not a host. */
function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return "(none)";
  }
}
