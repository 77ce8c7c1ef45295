import type { DeviceParts } from "./game/device-game";
import { marked } from "./game/phone";
import { askedEarly } from "./net/asked-early";
import { Contact } from "./net/contact";
import type { LiveParts } from "./net/live";
import { callsOver, reporting } from "./net/server-calls";
import { newId } from "./random-ids";
import { browserStore } from "./store/browser-store";
import { reportStoreTrouble } from "./store/store-trouble";

type Device = Omit<DeviceParts, "pokeLeague"> & LiveParts;

let made: Device | undefined;

/** The parts of the device that this page uses; created on first use, in the browser. */
export function device(): Device {
  if (made) return made;
  const store = browserStore({ trouble: reportStoreTrouble });
  const overNetwork = callsOver((...request) => askedEarly(request[0]) ?? window.fetch(...request));
  const server = reporting(overNetwork, (id, reached) => contactOf(id).noteContact(reached));
  made = {
    store,
    server,
    locks: navigator.locks,
    holder: newId(),
    newId: (game) => (game === undefined ? newId() : marked(newId(), game, Date.now())),
    now: Date.now,
    random: Math.random,
    open: (address, on) => {
      const source = new EventSource(address);
      source.onmessage = ({ data }) => on.message(String(data));
      source.onerror = on.error;
      return () => source.close();
    },
    schedule: (delay, call) => {
      const timer = setTimeout(call, delay);
      return () => clearTimeout(timer);
    },
  };
  return made;
}

const contacts = new Map<string, Contact>();

/** Whether and when the server last answered about a game. */
export function contactOf(id: string): Contact {
  const known = contacts.get(id);
  if (known) return known;
  const contact = new Contact(id, device().now);
  contacts.set(id, contact);
  return contact;
}
