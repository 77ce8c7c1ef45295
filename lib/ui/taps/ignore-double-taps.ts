import { hasCome, type Key, reaches, type Tap } from "./double-taps";

const controls = ["a[href]", "button", "summary", "label", "input", "select", "textarea"]
  .concat(["button", "tab", "radio"].map((role) => `[role=${role}]`))
  .join();

/** How long a key that has come under the finger is deaf, in milliseconds: as long as systems wait for a double click. */
const deafFor = 500;

/** Two taps on a key that scores, within this time, are one finger that shook. */
const scoresOnceIn = 250;

/** Whatever a tap changes has changed by then. */
const watchedFor = 3000;

/**
 * Makes keys deaf to the second tap of a double tap. What a tap does may put another key under the finger, such as Save
 * in the place of Undo: it hears no pointer until it has been there for a moment. So does a key that sends a form or
 * scores, once it is tapped. Digits and all else that stays in its place hear every tap, and a keyboard or a screen
 * reader is always heard. Returns how to end it.
 */
export function ignoreDoubleTaps(): () => void {
  let last: { readonly tap: Tap; readonly at: number; readonly stood: readonly Key[] } | undefined;
  const look = () => {
    if (!last) return;
    const { tap, at, stood } = last;
    const near = keysNear(tap);
    for (const key of near) if (hasCome(stood, key)) deafen(key.element, deafFor);
    last = { tap, at, stood: [...near, ...stood] };
    if (performance.now() - at > watchedFor) {
      last = undefined;
      changes.disconnect();
    }
  };
  const changes = new MutationObserver(look);
  const down = (event: PointerEvent) => {
    const { clientX, clientY, pointerType } = event;
    const tap = { x: clientX, y: clientY, isMouse: pointerType === "mouse" };
    last = { tap, at: performance.now(), stood: keysNear(tap) };
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  const click = ({ target, detail }: MouseEvent) => {
    // Clicks of keyboards and scripts count none.
    const key =
      detail > 0 && target instanceof Element ? target.closest("[data-scores], [type=submit]") : null;
    if (key) deafen(key, key.matches("[data-scores]") ? scoresOnceIn : deafFor);
  };
  window.addEventListener("pointerdown", down, true);
  window.addEventListener("click", click, true);
  window.addEventListener("scroll", look, true);
  return () => {
    window.removeEventListener("pointerdown", down, true);
    window.removeEventListener("click", click, true);
    window.removeEventListener("scroll", look, true);
    changes.disconnect();
  };
}

type ElementKey = Key & { readonly element: Element };

/** The keys within reach that nothing covers, such as a dialog. */
function keysNear(tap: Tap): ElementKey[] {
  return [...document.querySelectorAll(controls)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!reaches(tap, box)) return [];
    const [x, y] = [within(tap.x, box.left, box.right), within(tap.y, box.top, box.bottom)];
    const isOnTop = document.elementFromPoint(x, y)?.closest(controls) === element;
    return isOnTop ? [{ element, label: labelOf(element), box }] : [];
  });
}

const within = (value: number, from: number, to: number): number =>
  Math.max(from + 1, Math.min(to - 1, value));

/** What a control says; a picture has a name instead. */
const labelOf = (control: Element): string =>
  control.textContent?.trim() || (control.getAttribute("aria-label") ?? "");

/** When each deaf key hears again. */
const deafUntil = new WeakMap<Element, number>();

function deafen(key: Element, time: number): void {
  const until = performance.now() + time;
  if ((deafUntil.get(key) ?? 0) > until) return;
  deafUntil.set(key, until);
  key.setAttribute("data-deaf", "");
  setTimeout(() => {
    if (deafUntil.get(key) === until) key.removeAttribute("data-deaf");
  }, time);
}
