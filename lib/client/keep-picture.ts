import { device } from "./device";
import { type Pictured, pictureOf } from "./store/device-revision";

declare global {
  interface Window {
    /**
     * What a picture depends on, in one text: the address, the build, what this device knows. Undefined if nothing may
     * be kept of this address. (`public/look.js`)
     */
    pictureLabel?(): string | undefined;
  }
}

/** In letters: far below what a site may store. */
const maxLength = 200_000;

/** What is not part of a picture: what passes, and what is only read by programs. */
const left = "[data-passing], dialog, noscript, script, style, template";
/** What would make a copy more than a picture: a target, a member of a group of choices, a style that policies forbid. */
const lost = ["id", "href", "name", "style"];

/**
 * Keeps the page as it is, for the next time its address is opened. `isStored`: whether it shows exactly what the
 * device's store has. If another page writes meanwhile, the label is no longer the current one.
 */
export async function keepPicture(screen: Pictured, isStored: () => Promise<boolean>): Promise<void> {
  const label = window.pictureLabel?.();
  if (label === undefined || !(await isStored()) || window.pictureLabel?.() !== label) return;
  // What is only in this page's memory is gone next time.
  if (!device().store.lasting) return;
  const parts = [...document.querySelectorAll("body > header, body > main")].map(copyOf);
  const text = `${label}\n${parts.map(({ outerHTML }) => outerHTML).join("")}`;
  if (text.length > maxLength) return;
  try {
    localStorage.setItem(pictureOf(screen), text);
  } catch {
    // It is full, or forbidden.
  }
}

/** A copy that only looks like the part: not the main part of a page either. */
function copyOf(part: Element): Element {
  const copy = document.createElement("div");
  copy.className = part.className;
  copy.append(...part.cloneNode(true).childNodes);
  for (const each of copy.querySelectorAll(left)) each.remove();
  for (const each of copy.querySelectorAll("*")) {
    const style = each.getAttribute("style");
    if (style !== null) each.setAttribute("data-style", style);
    for (const name of lost) each.removeAttribute(name);
  }
  return copy;
}
