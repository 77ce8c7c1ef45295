import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as a browser receives it: decrypted, with its sender's signature verified. */
export interface Delivered {
  readonly browser: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  readonly payload: any;
  readonly ttl: number;
  readonly topic: string | undefined;
}

/** What a browser gives a site that subscribes (`PushSubscription.toJSON()`). */
export interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** `gone`: the browser has unsubscribed. `full`: the service accepts no more for now. `silent`: it never answers. */
type BrowserState = "well" | "gone" | "full" | "silent";

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  state: BrowserState;
}

/**
 * A push service (RFC 8030) on a loopback port, with its browsers. It accepts only what real services accept, requests
 * signed with the key that the browser subscribed with (RFC 8292), and decrypts the messages (RFC 8291).
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const delivered: Delivered[] = [];
  /** Why requests were refused. */
  const refused: string[] = [];
  let requests = 0;
  let senderKey = "";

  const server = createServer(async (request, response) => {
    requests += 1;
    const id = /^\/push\/(\w+)$/.exec(request.url ?? "")?.[1] ?? "";
    const browser = browsers.get(id);
    if (browser?.state === "silent") return;
    if (browser?.state !== "well") {
      response.writeHead(browser?.state === "full" ? 429 : 410).end();
      return;
    }
    try {
      checkSignature(request, senderKey, url);
      if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("not aes128gcm");
      const ttl = Number(request.headers.ttl);
      if (!(ttl > 0)) throw new Error("no TTL");
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const payload = JSON.parse(decrypt(Buffer.concat(chunks), browser));
      delivered.push({ browser: id, payload, ttl, topic: request.headers.topic?.toString() });
      response.writeHead(201, { Location: `${url}/message/1` }).end();
    } catch (error) {
      refused.push(String(error));
      response.writeHead(403).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    delivered,
    refused,
    requests: () => requests,
    /** Adds a browser that subscribes with a site's key. */
    subscribe(id: string, key: string): Subscribed {
      senderKey = key;
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(id, { ecdh, auth, state: "well" });
      const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: `${url}/push/${id}`, keys };
    },
    setState(id: string, mood: BrowserState): void {
      const browser = browsers.get(id);
      if (browser) browser.state = mood;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** `Authorization: vapid t=JWT, k=KEY`, RFC 8292. */
function checkSignature({ headers }: IncomingMessage, senderKey: string, origin: string): void {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== senderKey) throw new Error("signed by another key");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x as string, y: y as string },
    format: "jwk",
  });
  const [head = "", claims = "", signature = ""] = token.split(".");
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error("not signed by its key");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  if (aud !== origin) throw new Error(`for ${aud}`);
  const left = exp - Date.now() / 1_000;
  if (!(left > 0 && left <= 24 * 60 * 60)) throw new Error("not valid now");
  if (!/^(?:mailto|https):/.test(sub)) throw new Error(`nobody to ask: ${sub}`);
}

/** RFC 8188 with the keys of RFC 8291, section 3.4; one record. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const shared = ecdh.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const open = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
