/** A key by its element: what it says, and where it is. */
export interface Key {
  readonly element: object;
  readonly label: string;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly isMouse: boolean;
}

/** How far apart the two taps of one finger may be, in pixels: a finger is not a mouse. */
const reach = { mouse: 8, finger: 40 };

/** Whether the second tap of a double tap here could hit this box. */
export function reaches({ x, y, isMouse }: Tap, { left, top, right, bottom }: Box): boolean {
  const by = isMouse ? reach.mouse : reach.finger;
  return x > left - by && x < right + by && y > top - by && y < bottom + by;
}

/** A key that moves less is still in its place, in pixels. */
const slack = 8;

/**
 * Whether a key has come under the finger: it is new, says something else now, as Save that has become Save anyway, or
 * was elsewhere. `stood`: the keys within reach when the finger tapped.
 */
export function hasCome(stood: readonly Key[], { element, label, box }: Key): boolean {
  const before = stood.find((key) => key.element === element);
  if (!before || before.label !== label) return true;
  return Math.abs(before.box.left - box.left) > slack || Math.abs(before.box.top - box.top) > slack;
}
