import type { SubscriptionRequest } from "@/lib/league/evenings/notices-wire";
import { leagueCalls } from "./session/league-calls";

/** Whether this browser tells of the league. `impossible`: it cannot; `blocked`: somebody forbade it here. */
export type PushState = "on" | "off" | "blocked" | "impossible";

const subscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.ready).pushManager.getSubscription();

const placeOf = (slug: string): string => `pipkeeper/notices/${slug}`;

/** One subscription of the browser serves all leagues: which of them it is for is noted here. */
function isNoted(slug: string): boolean {
  try {
    return localStorage.getItem(placeOf(slug)) !== null;
  } catch {
    return false;
  }
}

function note(slug: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(placeOf(slug), "on");
    else localStorage.removeItem(placeOf(slug));
  } catch {
    // The key then shows that they are off, and turning them on again changes nothing.
  }
}

export async function pushState(slug: string): Promise<PushState> {
  const isThere = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isThere || !(await navigator.serviceWorker.getRegistration())) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && isNoted(slug) && (await subscription()) ? "on" : "off";
}

/** Whose notices: what the player's link has, in which league. */
interface Whose {
  readonly slug: string;
  readonly as: string;
  readonly language: SubscriptionRequest["language"];
}

/** Asks the browser for a subscription, and gives it to the server. Call it from a tap. */
export async function turnOn({ slug, as, language }: Whose): Promise<PushState | "failed"> {
  if ((await Notification.requestPermission()) !== "granted")
    return Notification.permission === "denied" ? "blocked" : "off";
  const asked = await leagueCalls.pushKey();
  if (asked.outcome !== "answered") return "failed";
  if (asked.reply.key === null) return "impossible";
  try {
    const options = { userVisibleOnly: true, applicationServerKey: asked.reply.key };
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
    const told = await leagueCalls.subscribe(slug, {
      as,
      wants: true,
      language,
      subscription: partsOf(made),
    });
    if (told.outcome !== "answered") return "failed";
  } catch {
    // The browser's push service cannot be reached, or the browser has none.
    return "failed";
  }
  note(slug, true);
  return "on";
}

/** The server forgets this browser, for this league. */
export async function turnOff({ slug, as, language }: Whose): Promise<PushState | "failed"> {
  const made = await subscription();
  if (made) {
    const request = { as, wants: false, language, subscription: partsOf(made) };
    const told = await leagueCalls.subscribe(slug, request);
    if (told.outcome === "unreachable") return "failed";
  }
  note(slug, false);
  return "off";
}

function partsOf(made: PushSubscription) {
  const { keys = {} } = made.toJSON();
  return { endpoint: made.endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
