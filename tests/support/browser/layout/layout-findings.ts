import type { Page } from "playwright-core";

/**
 * The problems of a page's current layout, one per line: the page is wider than the window; a tappable element is too
 * small or overlaps another; text is cut off, overflows its key or overlaps other text. While a dialog is open, only
 * the dialog is checked.
 */
export const layoutFindings = (page: Page): Promise<string[]> => page.evaluate(findings);

/** Runs in the browser, so everything it needs is inside it. */
async function findings(): Promise<string[]> {
  // By then, everything that depends on the size of the window or an element is drawn.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const found = new Set<string>();
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide)
    found.add(`the page is ${document.documentElement.scrollWidth} wide`);

  type Box = { left: number; top: number; right: number; bottom: number };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  function* around(element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at;
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    ![...around(element)].some((each) => {
      // For screen readers only.
      const { width, height } = each.getBoundingClientRect();
      return width <= 1 && height <= 1 && styleOf(each).overflow === "hidden";
    });
  const shares = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
  const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
  /** The part of a box that its scroll containers leave visible. */
  const inSight = (element: Element, box: Box): Box => {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (const each of around(element)) {
      const { overflowX, overflowY } = styleOf(each);
      const edge = each.getBoundingClientRect();
      if (overflowX !== "visible")
        [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)];
      if (overflowY !== "visible")
        [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)];
    }
    return seen;
  };
  /** Fixed and sticky elements lie over scrolled content on purpose. */
  const layerOf = (element: Element): Element | undefined =>
    [...around(element)].find((each) => /fixed|sticky/.test(styleOf(each).position));
  const widthAround = (element: Element): number => element.parentElement?.clientWidth ?? 0;
  const nameOf = (element: Element): string => {
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${element.localName} "${text.replace(/\s+/g, " ").trim().slice(0, 40)}"`;
  };

  const tapped = [
    ...new Set(
      [...root.querySelectorAll("button, a[href], summary, select, textarea, input, label.key")]
        .map((element) => (element.matches("input") ? (element.closest("label") ?? element) : element))
        .filter((element) => isShown(element) && styleOf(element).display !== "inline"),
    ),
  ].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, box, seen: inSight(element.parentElement ?? element, box), layer: layerOf(element) };
  });
  for (const { element, box } of tapped) {
    // An incomplete row has the width of the full row above it.
    const row = [...(element.parentElement?.children ?? [])].filter(
      (each, _, [first]) => each.getBoundingClientRect().top === first?.getBoundingClientRect().top,
    );
    const isSevenAcross = row.length === 7 || Math.floor((widthAround(element) + 3) / (box.width + 2)) === 7;
    const min = (isSevenAcross ? 44 : 48) - 0.5;
    if (box.width < min || box.height < min)
      found.add(`small: ${nameOf(element)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
  }
  for (const [at, one] of tapped.entries())
    for (const other of tapped.slice(at + 1))
      if (
        one.layer === other.layer &&
        shares(one.seen, other.seen) &&
        !one.element.contains(other.element) &&
        !other.element.contains(one.element)
      )
        found.add(`overlap: ${nameOf(one.element)}, ${nameOf(other.element)}`);

  const words: { text: Text; parent: Element; box: Box; seen: Box; layer: Element | undefined }[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === "" || parent.closest("svg, option") || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(parent);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // A line's box is taller than its letters.
      const box = { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
      if (right - left > 0) words.push({ text, parent, box, seen: inSight(parent, box), layer });
    }
  }
  for (const { text, parent, box } of words) {
    const said = `"${text.data.trim().slice(0, 40)}"`;
    let sideways = false;
    for (const each of around(parent)) {
      const { overflowX, overflowY } = styleOf(each);
      const edge = each.getBoundingClientRect();
      const aside = box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
      const beyond = box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5;
      if ((overflowX === "hidden" || overflowX === "clip") && aside && !sideways)
        found.add(`cut off: ${said}`);
      if ((overflowY === "hidden" || overflowY === "clip") && beyond) found.add(`cut off: ${said}`);
      if (scrolls(overflowX)) sideways = true;
      if (scrolls(overflowY)) break;
      if (tapped.some(({ element }) => element === each) && (aside || beyond))
        found.add(`out of its key: ${said} of ${nameOf(each)}`);
    }
    if (!sideways && (box.left < -1 || box.right > wide + 1)) found.add(`out of the window: ${said}`);
  }
  for (const [at, one] of words.entries()) {
    for (const other of words.slice(at + 1))
      if (one.text !== other.text && one.layer === other.layer && shares(one.seen, other.seen))
        found.add(`words over words: "${one.text.data.slice(0, 30)}", "${other.text.data.slice(0, 30)}"`);
    // A badge that ignores taps may overlap its key.
    if (styleOf(one.parent).pointerEvents === "none") continue;
    for (const { element, seen, layer } of tapped)
      if (one.layer === layer && shares(one.seen, seen) && !element.contains(one.parent))
        found.add(`words under a key: "${one.text.data.slice(0, 30)}", ${nameOf(element)}`);
  }
  // An element meant to scroll sideways is marked as such; content must not be hidden there otherwise.
  for (const each of root.querySelectorAll("*"))
    if (
      each.scrollWidth > each.clientWidth + 1 &&
      scrolls(styleOf(each).overflowX) &&
      isShown(each) &&
      styleOf(each).overscrollBehaviorX !== "contain" &&
      // The brass edge that marks more content: `more-aside`.
      !styleOf(each).backgroundAttachment.includes("local")
    )
      found.add(`scrolls sideways: ${nameOf(each)}`);
  return [...found];
}
