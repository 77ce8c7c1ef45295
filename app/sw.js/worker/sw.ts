/**
 * The service worker: opens Pipkeeper without a network. One cache holds one version of the program, all or nothing:
 * documents, scripts and styles of one build. docs/decisions/0030-offline.md gives the reasons.
 */

/** The content of one build; scripts/build/worker.ts writes it in front of this file. Paths, each with its SRI hash. */
declare const shell: {
  readonly version: string;
  /** The address of most of them in one answer. */
  readonly pack: string;
  /** Pages by language: `/es/play`. Their documents are the same for every query. */
  readonly documents: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const prefix = "pipkeeper-shell-";
const cacheName = prefix + shell.version;
/** League pages as last seen. They are deleted with their version, whose styles they need. */
const seenPrefix = "pipkeeper-seen-";
const seenName = seenPrefix + shell.version;
const maxSeen = 60;
const seenAt = "x-seen-at";
/** Draws these pages of a league from what the device knows, and where it keeps that (lib/client/store). */
const leaguePage = "/l/standings";
const drawnHere =
  /^\/l\/([a-z0-9-]+)(?:\/(?:records|money|cross-table|attendance|(?:players|evenings|seasons)(?:\/[0-9a-f-]+)?|games(?:\/([0-9a-f-]+))?))?$/i;
const deviceDatabase = { name: "pipkeeper", records: "records", bySlug: "slug" } as const;
/** Shown for every address that can neither be fetched nor found in a cache. */
const offlinePage = "/offline";
/** Holds the language that was chosen on this device (lib/ui/device/language.ts). */
const languageName = "pipkeeper-language";
/** File names under it contain a hash of the content, so that a file of any version is the right one. */
const hashed = "/_next/static/";
/** The leagues and players that this browser has notices of (lib/client/leagues/push-notices.ts). */
const noticesName = "pipkeeper-notices";
/**
 * How long a league page waits for a silent network before its copy is shown, in milliseconds. A reload waits for the
 * current page, also after something was sent: the copy would show the state before. Then, for the device's store.
 */
const timeoutMs = { open: 2_500, reload: 15_000, store: 1_000 };
/**
 * Everything is stored without a query, and headers of a request never matter. (With `ignoreSearch`, Chromium reads the
 * whole cache for each file.)
 */
const byPath = { ignoreVary: true } as const;

/** The languages of the pages: the first parts of their paths. */
const languages = [...new Set(Object.keys(shell.documents).map((path) => path.split("/")[1] ?? ""))];

/**
 * The language that was chosen on this device: the cookie, as on the server, so that both give the same page. In
 * browsers that show workers no cookies, the text in the cache.
 */
async function chosenLanguage(): Promise<string | undefined> {
  const cookie = "cookieStore" in worker ? await worker.cookieStore.get("language").catch(() => null) : null;
  return cookie?.value ?? (await caches.match("/language", { cacheName: languageName }))?.text();
}

/**
 * The language for a page: the one in its address, the one chosen on this device, or the best in the browser's list.
 */
async function wantedLanguage(asked: string | null): Promise<string> {
  const known = (tag: string | null | undefined) => languages.find((each) => each === tag);
  const listed = navigator.languages.map((tag) => known(tag.split("-")[0])).find(Boolean);
  return known(asked) ?? known(await chosenLanguage()) ?? listed ?? "en";
}

const inLanguage = (path: string, language: string): string => `/${language}${path === "/" ? "" : path}`;

/** Where the server has the file for this path: documents are requested by language. */
function addressOf(path: string): string {
  const [, language, ...rest] = path.split("/");
  return Object.hasOwn(shell.documents, path) ? `/${rest.join("/")}?lang=${language}` : path;
}

const hashes = new Map(Object.entries({ ...shell.documents, ...shell.files }));

async function storeShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  // An installation that was cut off goes on where it was.
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // What does not come this way comes by itself.
  if (stored.size === 0) await unpack(cache, stored).catch(() => {});
  const store = async ([path, integrity]: [string, string]) => {
    if (stored.has(path)) return;
    // With `integrity` it fails if the server already has another build: the next check finds that build's worker.
    const response = await fetch(addressOf(path), { integrity, cache: "no-cache" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  };
  // All of them are tried, so that the next installation has less to do.
  const all = await Promise.allSettled([...hashes].map(store));
  for (const each of all) if (each.status === "rejected") throw each.reason;
}

/** Stores what the server has in one answer (scripts/build/encode.ts), as it arrives: five hundred requests less. */
async function unpack(cache: Cache, stored: Set<string>): Promise<void> {
  const { ok, body } = await fetch(shell.pack, { cache: "no-store" });
  if (!ok || !body) return;
  const parts = body.pipeThrough(new TextDecoderStream()).getReader();
  const store = async (line: string) => {
    const [path, headers, text]: [string, Record<string, string>, string] = JSON.parse(line);
    const content = new TextEncoder().encode(text);
    if ((await hashOf(content)) !== hashes.get(path)) return;
    await cache.put(path, new Response(content, { headers }));
    stored.add(path);
  };
  let rest = "";
  for (let part = await parts.read(); !part.done; part = await parts.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    await Promise.all(lines.map(store));
  }
  await store(rest);
}

async function hashOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Other versions are deleted, unless several pages are open: pages that were not reloaded may still need their
 * scripts.
 */
async function activate(): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = (await caches.keys()).filter(
    (name) =>
      (name.startsWith(prefix) && name !== cacheName) || (name.startsWith(seenPrefix) && name !== seenName),
  );
  if (open.length < 2) await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function cached(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, byPath)) ?? fetch(request);
}

async function anyVersion(path: string, request: Request): Promise<Response> {
  const found = (await caches.match(path, byPath)) ?? (await fetch(request));
  // A worker reads from its address what to load, and takes the address of the response, which has no fragment. A
  // response made here has the address of the request.
  return request.destination === "worker" ? new Response(found.body, found) : found;
}

/** Looks for a league in what this device draws pages from, with `forget` for the last time. */
function isKept(slug: string, forget = false): Promise<boolean> {
  const { name, records, bySlug } = deviceDatabase;
  return new Promise((resolve) => {
    // It does not open while another version of the program is about to change it.
    setTimeout(() => resolve(false), timeoutMs.store);
    const opening = indexedDB.open(name);
    // There is no database: looking must not make one.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const found = (has: boolean) => {
        database.close();
        resolve(has);
      };
      if (!database.objectStoreNames.contains(records)) return found(false);
      const store = database.transaction(records, forget ? "readwrite" : "readonly").objectStore(records);
      const asked = store.index(bySlug).getKey(slug);
      asked.onsuccess = () => {
        if (forget && asked.result !== undefined) store.delete(asked.result);
        found(asked.result !== undefined);
      };
      asked.onerror = () => found(false);
    };
  });
}

/** A page that the server draws; if it cannot be reached, as the device draws it, or the last seen copy. */
async function leaguePages(
  path: string,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const seen = await caches.open(seenName);
  const drawn = fetch(request);
  const stored = drawn.then((response) => storeSeen(seen, request.url, response.clone())).catch(() => {});
  waitUntil(stored);
  const wait = request.cache === "default" ? timeoutMs.open : timeoutMs.reload;
  const silence = new Promise<undefined>((end) => setTimeout(end, wait));
  const response = await Promise.race([drawn.catch(() => undefined), silence]);
  // Something in between, such as a proxy, may answer if the server is down.
  if (response && response.status < 500) return response;
  const copy = await seen.match(request.url, { ignoreVary: true });
  const [, slug, game] = drawnHere.exec(path) ?? [];
  // The device has no rounds of a game that was played elsewhere; its page has.
  const isDrawn = slug !== undefined && (game === undefined || !copy) && (await isKept(slug));
  if (isDrawn) return page(leaguePage, "", new URL(request.url).searchParams.get("lang"), request);
  return copy ? labelled(copy) : drawn;
}

async function storeSeen(seen: Cache, url: string, response: Response): Promise<void> {
  if (response.status === 404) await seen.delete(url);
  if (response.status === 410) await forgetLeague(seen, url);
  if (response.status !== 200) return;
  const headers = new Headers(response.headers);
  headers.set(seenAt, new Date().toISOString());
  // Added at the end, so that the first are those not seen for longest.
  await seen.delete(url, { ignoreVary: true });
  await seen.put(url, new Response(await response.blob(), { headers }));
  const all = await seen.keys();
  await Promise.all(all.slice(0, -maxSeen).map((old) => seen.delete(old)));
}

/** Somebody follows a league: from now on its first page opens without a network. */
async function storePage(url: string): Promise<void> {
  try {
    await storeSeen(await caches.open(seenName), url, await fetch(url));
  } catch {
    // It is stored when it is opened.
  }
}

/** A league was deleted: its pages are no longer shown, even without a network, and its record is gone. */
async function forgetLeague(seen: Cache, url: string): Promise<void> {
  const slugOf = (address: string) => new URL(address).pathname.split("/")[2];
  await isKept(slugOf(url) ?? "", true);
  const own = (await seen.keys()).filter((page) => slugOf(page.url) === slugOf(url));
  await Promise.all(own.map((page) => seen.delete(page, { ignoreVary: true })));
}

/** The copy, with its hidden line revealed that says how old it is. */
async function labelled(copy: Response): Promise<Response> {
  const moment = copy.headers.get(seenAt) ?? "";
  const page = await copy.text();
  const locale = /<time id="seen-at" lang="([\w-]{2,12})"/.exec(page)?.[1] ?? "en";
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const shown = page
    .replace('<p id="last-seen" hidden=""', '<p id="last-seen"')
    .replace(
      /(<time id="seen-at" lang="[\w-]{2,12}")>–/,
      `$1 datetime="${moment}">${format.format(new Date(moment))}`,
    );
  return new Response(shown, { headers: copy.headers });
}

/** The network's response; without a network, our own page with a way back instead of the browser's error. */
async function orOffline(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    const page = await (await caches.open(cacheName)).match(
      inLanguage(offlinePage, await wantedLanguage(null)),
      byPath,
    );
    if (page) return page;
    throw error;
  }
}

/** A page in the chosen language, or its payload for Next's router (scripts/build/build-files.ts). */
async function page(
  path: string,
  ending: "" | ".rsc",
  asked: string | null,
  request: Request,
): Promise<Response> {
  return cached(`${inLanguage(path, await wantedLanguage(asked))}${ending}`, request);
}

interface Asked {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
}

/** The response to a request; undefined if the worker leaves it to the browser. Never an answer of the API. */
function answer({ request, waitUntil }: Asked): Promise<Response> | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return undefined;
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const asked = searchParams.get("lang");
  if (Object.hasOwn(shell.documents, inLanguage(path, "en"))) {
    // What Next's router fetches to change the screen. A prefetch goes to the network; without one, the payload
    // serves as well.
    if (request.headers.has("next-router-prefetch")) return undefined;
    if (request.headers.has("rsc") || searchParams.has("_rsc")) return page(path, ".rsc", asked, request);
    return request.mode === "navigate" ? page(path, "", asked, request) : undefined;
  }
  if (path.startsWith(hashed)) return anyVersion(path, request);
  if (Object.hasOwn(shell.files, path)) return cached(path, request);
  if (request.mode !== "navigate") return undefined;
  return orOffline(path.startsWith("/l/") ? leaguePages(path, request, waitUntil) : fetch(request));
}

/** A notice from the server (lib/server/push/notifier.ts), in the language chosen with the subscription. */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notice about the same thing replaces it. */
  readonly tag: string;
  /** The page that it opens. */
  readonly url: string;
  readonly language: string;
}

/** Browsers require every message to be shown, or they stop delivering. */
async function show(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, tag, url, language: lang }: Notice = data.json();
  const icon = "/icons/192.png";
  await worker.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: { url } });
}

/**
 * The browser has another subscription, or ended the one it had: each league with notices in this browser gets the
 * new one. If a league cannot be reached, its notices have to be turned on again.
 */
async function renewSubscription({ newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { endpoint, keys } = (newSubscription ?? (await subscribeAgain())).toJSON();
  const notes = await caches.open(noticesName);
  const renewals = (await notes.keys()).map(async (note) => {
    const whose = await (await notes.match(note))?.json();
    const slug = new URL(note.url).pathname.split("/")[2];
    await fetch(`/api/leagues/${slug}/subscriptions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...whose, wants: true, subscription: { endpoint, keys } }),
    });
  });
  await Promise.allSettled(renewals);
}

async function subscribeAgain(): Promise<PushSubscription> {
  const { key: applicationServerKey } = await (await fetch("/api/push")).json();
  return worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Shows the page that a notice leads to, in a window where it is open or in a new one. */
async function openPage(url: string): Promise<void> {
  const { href } = new URL(url, worker.location.origin);
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((client) => client.url === href);
  await (found ? found.focus() : worker.clients.openWindow(href));
}

worker.addEventListener("install", (event) => event.waitUntil(storeShell()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  // A person asked for the new version; until then it waits.
  if (data === "take-over") void worker.skipWaiting();
  else if (typeof data?.keep === "string" && /^\/l\/[a-z0-9-]+$/.test(data.keep))
    event.waitUntil(storePage(new URL(data.keep, worker.location.origin).href));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const response = answer({ request, waitUntil: (work) => event.waitUntil(work) });
  if (response) event.respondWith(response);
});
worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? "/"));
});
