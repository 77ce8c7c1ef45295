import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { inlineScripts } from "./inline-scripts";

/**
 * Headers that make every answer safe, whoever gives it: a file of the build, Next, or the guard.
 * docs/decisions/0090-… says why each is as it is.
 */
export const everyAnswer = {
  "X-Content-Type-Options": "nosniff",
  // Addresses name games, and whoever knows the name of one can read it: other sites are not told.
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What pages may use: the rest is off. What is no page has no use for it, and is sent the shortest that is safe. */
const pagePermissions = [
  ...["camera=(self)", "screen-wake-lock=(self)", "fullscreen=(self)"],
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"].map(off),
  ...["microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"].map(off),
].join(", ");

function off(feature: string): string {
  return `${feature}=()`;
}

/** Nothing of it is a page. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A script may be a worker, which has the policy that it came with: it loads its parts and reads files from here, and
 * the camera's runs WebAssembly. Pages may not.
 */
export const scriptPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a page may load and run: what this server has, and of the scripts and styles inside it those that are named by
 * hash or nonce.
 */
export const pagePolicy = (
  scripts: readonly string[],
  styles: readonly string[] = [],
  framedBy = "'none'",
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scripts)].join(" "),
    ["style-src 'self'", ...quoted(styles)].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
  ].join("; ");

const quoted = (sources: readonly string[]): string[] => sources.map((source) => `'${source}'`);

/**
 * What `npm run dev` answers with. Next's development server changes a page's code while it is open: it runs text, and
 * puts scripts and styles into pages without a nonce. All else is as it is for people.
 */
export const developmentHeaders = {
  ...everyAnswer,
  "Permissions-Policy": pagePermissions,
  "Content-Security-Policy": pagePolicy(["unsafe-inline", "unsafe-eval"], ["unsafe-inline"]),
};

/**
 * Sets the headers of answers that are made while somebody waits. Pages that Next draws get a nonce, which it takes
 * from the request; the documents that it has ready for what is not there and for faults are known by their hashes.
 */
export function safeHeaders(): (request: IncomingMessage, response: ServerResponse) => void {
  const ready = ["_not-found", "_global-error"].flatMap((name) =>
    inlineScripts(readFileSync(`.next/server/app/${name}.html`, "utf8")),
  );
  return (request, response) => {
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    if (isWholeHost(request)) response.setHeader("Strict-Transport-Security", "max-age=15552000");
    const nonce = `nonce-${randomBytes(16).toString("base64")}`;
    const isData = /^(?:\/api(?:[/?]|$)|\/[\w-]+\.(?:svg|png|webmanifest)(?:\?|$))/.test(request.url ?? "");
    if (!isData) response.setHeader("Permissions-Policy", pagePermissions);
    request.headers["content-security-policy"] = `script-src '${nonce}'`;
    const framedBy = isWidget(request.url ?? "") ? "*" : "'none'";
    const policy = isData ? dataPolicy : pagePolicy([nonce, ...ready], [], framedBy);
    response.setHeader("Content-Security-Policy", policy);
  };
}

/** The one page that others may put into theirs. */
const isWidget = (url: string): boolean => /^\/l\/[a-z0-9-]+\/widget(?:\?|$)/.test(url);

/**
 * Whether https is all that this host has. A browser that is told so never asks any port of that host over http again:
 * neither the house's own plain address beside https on a port of its own, nor whatever else runs on localhost.
 */
function isWholeHost({ headers }: IncomingMessage): boolean {
  const host = String(headers["x-forwarded-host"] ?? headers.host ?? "").toLowerCase();
  const isOthersToo = host.includes(":") || host === "localhost" || /\.(?:local|lan)$/.test(host);
  return headers["x-forwarded-proto"] === "https" && !isOthersToo;
}
