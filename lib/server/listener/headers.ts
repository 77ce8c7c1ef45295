import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { inlineScripts } from "./inline-scripts";

/**
 * Security headers of every answer, wherever it comes from: a file of the build, Next, or the guard.
 * docs/decisions/0090-… gives the reasons.
 */
export const everyAnswer = {
  "X-Content-Type-Options": "nosniff",
  // Addresses contain game ids, and anyone who knows one can read the game, so other sites do not get them.
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What pages may use; the rest is off. Other answers do not need it and get the shortest safe headers. */
export const pagePermissions = [
  "camera=(self)",
  "screen-wake-lock=(self)",
  "fullscreen=(self)",
  "accelerometer=()",
  "display-capture=()",
  "geolocation=()",
  "gyroscope=()",
  "hid=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "serial=()",
  "usb=()",
  "xr-spatial-tracking=()",
].join(", ");

/** Not for pages. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A script may be started as a worker, with the policy it came with: it loads its parts and reads files from here,
 * and the camera's runs WebAssembly. Pages may not.
 */
export const scriptPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a page may load and run: what is on this server, and of the inline scripts and styles those named by hash or
 * nonce.
 */
export const pagePolicy = (
  scripts: readonly string[],
  styles: readonly string[] = [],
  isFramed = false,
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
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
  ].join("; ");

const quoted = (sources: readonly string[]): string[] => sources.map((source) => `'${source}'`);

/**
 * The headers of `npm run dev`. Next's development server changes a page's code while it is open: it evaluates text,
 * and puts scripts and styles into pages without a nonce. Everything else is as in production.
 */
export const developmentHeaders = {
  ...everyAnswer,
  "Permissions-Policy": pagePermissions,
  "Content-Security-Policy": pagePolicy(["unsafe-inline", "unsafe-eval"], ["unsafe-inline"]),
};

/**
 * Sets the headers of answers that are made on request. Pages that Next draws get a nonce, which it takes from the
 * request; its ready-made documents for errors are known by their hashes.
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
    const isFramed = isWidget(request.url ?? "");
    const policy = isData ? dataPolicy : pagePolicy([nonce, ...ready], [], isFramed);
    response.setHeader("Content-Security-Policy", policy);
  };
}

/** The only page that others may embed. */
export const isWidget = (url: string): boolean => /^\/l\/[^/?]+\/widget(?:\?|$)/.test(url);

/**
 * Whether this host is only reached by https. After HSTS, a browser never opens any port of that host over http again:
 * neither the plain-http address beside https on another port, nor anything else on localhost.
 */
function isWholeHost({ headers }: IncomingMessage): boolean {
  const host = String(headers["x-forwarded-host"] ?? headers.host ?? "").toLowerCase();
  const isOthersToo = host.includes(":") || host === "localhost" || /\.(?:local|lan)$/.test(host);
  return headers["x-forwarded-proto"] === "https" && !isOthersToo;
}
