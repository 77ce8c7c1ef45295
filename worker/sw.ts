/**
 * The service worker: opens Pipkeeper without a network. One cache holds one version of the program, whole or not at
 * all: documents, scripts and styles of one build. docs/decisions/0030-offline.md says why it is as it is.
 */

/** What one build is made of; scripts/worker.ts writes it in front of this file. Paths, each with its SRI hash. */
declare const shell: {
  readonly version: string;
  /** Pages by language: `/es/play`. Their documents are the same for every query. */
  readonly documents: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const prefix = "pipkeeper-shell-";
const cacheName = prefix + shell.version;
/** Pages of leagues as they were last seen. They go with their version, whose styles they are drawn with. */
const seenPrefix = "pipkeeper-seen-";
const seenName = seenPrefix + shell.version;
const maxSeen = 60;
const seenAt = "x-seen-at";
/** Shown for every address that cannot be fetched and is not kept here. */
const offlinePage = "/offline";
/** Holds the language that was chosen on this device (lib/ui/device/language.ts). */
const languageName = "pipkeeper-language";
/** Names under it carry a hash of what is in the file, so that the file of any version is the right one. */
const hashed = "/_next/static/";
/** Which leagues this browser has notices of, and whose (lib/client/leagues/push-notices.ts). */
const noticesName = "pipkeeper-notices";
/**
 * How long a page of a league waits for a network that does not answer before its copy is shown, in milliseconds.
 * Reloading asks for the page as it is now, also after something was sent: the copy would show what was before.
 */
const timeoutMs = { open: 2_500, reload: 15_000 };
/** Whether the address matters only up to the query; headers never do. */
const byPath = { ignoreSearch: true, ignoreVary: true } as const;

/** The languages there are pages in: their first parts. */
const languages = [...new Set(Object.keys(shell.documents).map((path) => path.split("/")[1] ?? ""))];

/**
 * The language that was chosen on this device: the cookie, as for the server, so that both give the same page. Where the
 * browser shows workers no cookies, the text in the cache.
 */
async function chosenLanguage(): Promise<string | undefined> {
  const cookie = "cookieStore" in worker ? await worker.cookieStore.get("language").catch(() => null) : null;
  return cookie?.value ?? (await caches.match("/language", { cacheName: languageName }))?.text();
}

/** The language in which a page is wanted: as its address says, as somebody chose here, or as the browser's list does. */
async function wantedLanguage(asked: string | null): Promise<string> {
  const known = (tag: string | null | undefined) => languages.find((each) => each === tag);
  const listed = navigator.languages.map((tag) => known(tag.split("-")[0])).find(Boolean);
  return known(asked) ?? known(await chosenLanguage()) ?? listed ?? "en";
}

const inLanguage = (path: string, language: string): string => `/${language}${path === "/" ? "" : path}`;

/** Where the server has what is kept under this path: a document is asked for by its language. */
function addressOf(path: string): string {
  const [, language, ...rest] = path.split("/");
  return Object.hasOwn(shell.documents, path) ? `/${rest.join("/")}?lang=${language}` : path;
}

async function keep(cache: Cache, path: string, integrity: string): Promise<void> {
  if (await cache.match(path, byPath)) return;
  const had = path.startsWith(hashed) ? await caches.match(path, byPath) : undefined;
  // `integrity` makes it fail when the server has another build by now: the next check finds that build's worker.
  const response = had ?? (await fetch(addressOf(path), { integrity, cache: "no-cache" }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const all = Object.entries({ ...shell.documents, ...shell.files });
  await Promise.all(all.map(([path, integrity]) => keep(cache, path, integrity)));
}

/** Other versions go, unless several pages are open: those that were not reloaded may still want a script of theirs. */
async function takeOver(): Promise<void> {
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
  // A worker reads from its address what to load, and takes the address of the answer, which has no fragment. One that
  // is made here has the address of the request.
  return request.destination === "worker" ? new Response(found.body, found) : found;
}

/** A page that the server draws, or how it was when it was last seen. */
async function lastSeen(request: Request, keepGoing: (work: Promise<unknown>) => void): Promise<Response> {
  const seen = await caches.open(seenName);
  const copy = await seen.match(request.url, { ignoreVary: true });
  const drawn = fetch(request);
  const kept = drawn.then((response) => keepSeen(seen, request.url, response.clone())).catch(() => {});
  keepGoing(kept);
  if (!copy) return drawn;
  const wait = request.cache === "default" ? timeoutMs.open : timeoutMs.reload;
  const silence = new Promise<never>((_, fail) => setTimeout(fail, wait));
  try {
    const response = await Promise.race([drawn, silence]);
    // What stands between here and the server may answer in its place, such as a proxy when that is down.
    return response.status < 500 ? response : await labelled(copy);
  } catch {
    return labelled(copy);
  }
}

async function keepSeen(seen: Cache, url: string, response: Response): Promise<void> {
  if (response.status === 404) await seen.delete(url);
  if (response.status === 410) await forgetLeague(seen, url);
  if (response.status !== 200) return;
  const headers = new Headers(response.headers);
  headers.set(seenAt, new Date().toISOString());
  // Put at the end: the first are those that were not seen for longest.
  await seen.delete(url, { ignoreVary: true });
  await seen.put(url, new Response(await response.blob(), { headers }));
  const all = await seen.keys();
  await Promise.all(all.slice(0, -maxSeen).map((old) => seen.delete(old)));
}

/** Somebody follows a league: its first page opens without a network from now on. */
async function keepPage(url: string): Promise<void> {
  try {
    await keepSeen(await caches.open(seenName), url, await fetch(url));
  } catch {
    // It is kept when it is opened.
  }
}

/** A league was deleted: no page of it is shown any more, also without a network. */
async function forgetLeague(seen: Cache, url: string): Promise<void> {
  const slugOf = (address: string) => new URL(address).pathname.split("/")[2];
  const own = (await seen.keys()).filter((page) => slugOf(page.url) === slugOf(url));
  await Promise.all(own.map((page) => seen.delete(page, { ignoreVary: true })));
}

/** The copy, with the line shown that says how old it is: every page that is kept has it, hidden. */
async function labelled(copy: Response): Promise<Response> {
  const moment = copy.headers.get(seenAt) ?? "";
  const page = await copy.text();
  const locale = /<time id="seen-at" lang="([\w-]{2,12})"/.exec(page)?.[1] ?? "en";
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const told = page
    .replace('<p id="last-seen" hidden=""', '<p id="last-seen"')
    .replace(
      /(<time id="seen-at" lang="[\w-]{2,12}")>–/,
      `$1 datetime="${moment}">${format.format(new Date(moment))}`,
    );
  return new Response(told, { headers: copy.headers });
}

/** What the network says; without it, a page of ours in place of the browser's error, with the way back. */
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

/** A page in the language in which it is wanted, or its payload for Next's router (scripts/build-files.ts). */
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

/** The answer to a request; undefined where the worker has no part in it. Never what a server says of games. */
function answer({ request, waitUntil }: Asked): Promise<Response> | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return undefined;
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const asked = searchParams.get("lang");
  if (Object.hasOwn(shell.documents, inLanguage(path, "en"))) {
    // What Next's router fetches to change the screen. A prefetch is the network's: without one, this serves as well.
    if (request.headers.has("next-router-prefetch")) return undefined;
    if (request.headers.has("rsc") || searchParams.has("_rsc")) return page(path, ".rsc", asked, request);
    return request.mode === "navigate" ? page(path, "", asked, request) : undefined;
  }
  if (path.startsWith(hashed)) return anyVersion(path, request);
  if (Object.hasOwn(shell.files, path)) return cached(path, request);
  if (request.mode !== "navigate") return undefined;
  return orOffline(path.startsWith("/l/") ? lastSeen(request, waitUntil) : fetch(request));
}

/** What the server sends (lib/server/push/notifier.ts), in the language that was chosen with the notices. */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later one about the same takes its place. */
  readonly tag: string;
  /** The page that it leads to. */
  readonly url: string;
  readonly language: string;
}

/** A browser wants to see something for every message, or it sends no more. */
async function show(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, tag, url, language: lang }: Notice = data.json();
  const icon = "/icons/192.png";
  await worker.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: { url } });
}

/**
 * The browser has another subscription, or ended the one it had: each league that this browser has notices of gets the
 * new one. Where a league cannot be reached, its notices have to be turned on again.
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

/** Shows the page that a notice leads to, where it is open or in a new window. */
async function openPage(url: string): Promise<void> {
  const { href } = new URL(url, worker.location.origin);
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url === href);
  await (there ? there.focus() : worker.clients.openWindow(href));
}

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  // A person asked for the new version; until then it waits.
  if (data === "take-over") void worker.skipWaiting();
  else if (typeof data?.keep === "string" && /^\/l\/[a-z0-9-]+$/.test(data.keep))
    event.waitUntil(keepPage(new URL(data.keep, worker.location.origin).href));
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
