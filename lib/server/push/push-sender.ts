import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import webPush from "web-push";
import { serverSecret } from "../store/secret";
import type { Database } from "../store/store";
import type { PushServices, Way } from "./push-services";

/** A browser's address for messages, and its encryption keys (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The site that asked the browser for it. */
  readonly origin: string;
}

export interface PushMessage {
  /** As the page's worker reads it. */
  readonly payload: string;
  /** A message replaces one with the same topic that was not delivered yet. Up to 32 characters of base64url. */
  readonly topic?: string;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How long a service keeps a message for a phone that is off, in seconds. */
const timeToLive = 12 * 60 * 60;
/** Milliseconds: services answer within one second. */
const timeoutMs = 3_000;

/** Sends encrypted messages to browsers' push services (RFC 8030), signed with this server's own keys (RFC 8292). */
export class PushSender {
  private own: Promise<Keys> | undefined;

  constructor(
    private readonly database: Database,
    private readonly services: PushServices,
  ) {}

  /** The public key that browsers ask for; undefined if nothing is sent. */
  async publicKey(): Promise<string | undefined> {
    return this.services.isOn ? (await this.keys()).publicKey : undefined;
  }

  /** Whether messages may be sent to this address. */
  mayReach(endpoint: string): boolean {
    return this.services.wayTo(endpoint) !== undefined;
  }

  /**
   * `gone`: the browser wants no more. Otherwise why it was not sent: a status, or the name of a fault; `isPassing`: the
   * service may accept it later.
   */
  async send(
    { endpoint, p256dh, auth, origin }: PushTarget,
    { payload, topic }: PushMessage,
  ): Promise<"sent" | "gone" | { readonly failed: string; readonly isPassing?: true }> {
    const way = this.services.wayTo(endpoint);
    if (!way) return { failed: "not a push service" };
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { ...(await this.keys()), subject: subjectOf(origin) },
          TTL: timeToLive,
          urgency: "normal",
          ...(topic !== undefined && { topic }),
        },
      );
      const status = await post(way, headers, body);
      if (status === 404 || status === 410) return "gone";
      if (status >= 200 && status < 300) return "sent";
      return { failed: `${status}`, ...((status >= 500 || status === 429) && { isPassing: true }) };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
      return { failed: code ?? (error instanceof Error ? error.name : "unknown"), isPassing: true };
    }
  }

  /** The keys of this server; the first call makes them. */
  keys(): Promise<Keys> {
    this.own ??= serverSecret(this.database, "push-keys", () =>
      JSON.stringify(webPush.generateVAPIDKeys()),
    ).then((text) => JSON.parse(text));
    this.own.catch(() => {
      this.own = undefined;
    });
    return this.own;
  }
}

/** The contact for services: the site, if it has a public address. */
const subjectOf = (origin: string): string =>
  /^https:\/\/(?!localhost\b)/.test(origin) ? origin : "mailto:nobody@pipkeeper.invalid";

/** Resolves to the status of the answer. Redirects are not followed. */
function post(
  { url, lookup }: Way,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | null,
): Promise<number> {
  const request = url.protocol === "http:" ? requestHttp : requestHttps;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((done, failed) => {
    const sent = request(url, { method: "POST", headers: { ...headers }, lookup, signal, agent: false });
    sent.once("error", failed);
    sent.once("response", (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    sent.end(body);
  });
}
