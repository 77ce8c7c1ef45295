import type { SubscriptionRequest } from "@/lib/league/evenings/notices-wire";
import { leagueCalls } from "./session/league-calls";

/** Whether this browser shows notices of the league. `impossible`: it cannot; `blocked`: somebody forbade it here. */
export type PushState = "on" | "off" | "blocked" | "impossible";

const subscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.ready).pushManager.getSubscription();

/** Whose notices, and of which league: `as` is the signature in the player's link. */
interface Whose {
  readonly slug: string;
  readonly as: string;
  readonly language: SubscriptionRequest["language"];
}

/**
 * One subscription of the browser serves all leagues. Which leagues and players it is for is stored where the service
 * worker can read it too, so that it can pass a renewed subscription to the server (app/sw.js/worker/sw.ts).
 */
const noted = (): Promise<Cache> => caches.open("pipkeeper-notices");
const placeOf = (slug: string): string => `/l/${slug}`;
/** Where earlier versions stored it, without the player. */
const earlierPlaceOf = (slug: string): string => `pipkeeper/notices/${slug}`;

async function note({ slug, as, language }: Whose, isOn: boolean): Promise<void> {
  const notes = await noted();
  if (isOn) await notes.put(placeOf(slug), Response.json({ as, language }));
  else await notes.delete(placeOf(slug));
  localStorage.removeItem(earlierPlaceOf(slug));
}

/** Players who share a browser have different links; the server sends it the notices of one of them. */
async function isNoted(whose: Whose): Promise<boolean> {
  if (localStorage.getItem(earlierPlaceOf(whose.slug)) !== null) await note(whose, true);
  const stored = await (await noted()).match(placeOf(whose.slug));
  return (await stored?.json())?.as === whose.as;
}

/** On the first visit, waits for the service worker to be installed. */
export async function pushState(whose: Whose): Promise<PushState> {
  const isThere = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isThere) return "impossible";
  await navigator.serviceWorker.ready;
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && (await isNoted(whose)) && (await subscription())
    ? "on"
    : "off";
}

/** Asks the browser for a subscription and sends it to the server. Call it from a tap. */
export async function turnOn(whose: Whose): Promise<PushState | "failed"> {
  if ((await Notification.requestPermission()) !== "granted")
    return Notification.permission === "denied" ? "blocked" : "off";
  const asked = await leagueCalls.pushKey();
  if (asked.outcome !== "answered") return "failed";
  if (asked.reply.key === null) return "impossible";
  try {
    const options = { userVisibleOnly: true, applicationServerKey: asked.reply.key };
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
    const { slug, as, language } = whose;
    const request = { as, wants: true, language, subscription: partsOf(made) };
    const answer = await leagueCalls.subscribe(slug, request);
    if (answer.outcome !== "answered") return "failed";
    await note(whose, true);
  } catch {
    // The browser's push service cannot be reached, or the browser has none.
    return "failed";
  }
  return "on";
}

/** Makes the server forget this browser for this league. */
export async function turnOff(whose: Whose): Promise<PushState | "failed"> {
  const { slug, as, language } = whose;
  const made = await subscription();
  if (made) {
    const request = { as, wants: false, language, subscription: partsOf(made) };
    const answer = await leagueCalls.subscribe(slug, request);
    if (answer.outcome === "unreachable") return "failed";
  }
  await note(whose, false);
  return "off";
}

/** Ends all notices in this browser: servers forget it when its push service refuses the next one. */
export async function endNotices(): Promise<void> {
  await caches.delete("pipkeeper-notices");
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

function partsOf(made: PushSubscription) {
  const { keys = {} } = made.toJSON();
  return { endpoint: made.endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
