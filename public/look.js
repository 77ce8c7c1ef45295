// Before the first paint: the look that somebody chose on this device, and whether it has stored anything. A file of
// its own, so that a content security policy need not allow scripts inside pages.
try {
  const look = JSON.parse(localStorage.getItem("pipkeeper.look") ?? "{}");
  const choices = {
    theme: ["light", "dark"],
    contrast: ["more"],
    text: ["large", "larger", "largest"],
    hand: ["left"],
  };
  for (const [part, values] of Object.entries(choices))
    if (values.includes(look[part])) document.documentElement.dataset[part] = look[part];
  // What an address asks for comes after the first paint too.
  const asks = location.hash !== "" || /[?&](?!lang=)./.test(location.search);
  const stores = [localStorage, sessionStorage].flatMap((store) => Object.keys(store));
  const isNew = !stores.some((name) => name.startsWith("pipkeeper"));
  if (isNew && !asks) document.documentElement.dataset.fresh = "";
  // A link to a game brings somebody new: the game comes together with the program (lib/client/net/asked-early.ts).
  const isOfGame = /^\/(?:play|watch|hand|evening)$/.test(location.pathname);
  const game = isOfGame && /[?&]game=([\da-f-]{36})/i.exec(location.search)?.[1];
  if (isNew && game) {
    const path = `/api/games/${game}?since=0`;
    const answer = fetch(path, { cache: "no-store", signal: AbortSignal.timeout(15_000) });
    answer.catch(() => {});
    window.askedEarly = { path, answer };
  }
} catch {
  // Nothing was chosen, or this browser keeps nothing.
}

// A screen that was here before is there as it was last seen until the page itself is: a picture that cannot be used, kept
// by lib/client/keep-picture.ts. It is shown only if all that it depends on is as it was, above all what this device
// knows: every write to the device's store changes the revision.
globalThis.pictureLabel = () => {
  const { pathname, search, hash } = location;
  const { build } = document.documentElement.dataset;
  const revision = localStorage.getItem("pipkeeper/revision");
  // An address with a secret is not kept.
  if (!build || revision === null || hash !== "") return undefined;
  return JSON.stringify([
    pathname + search,
    build,
    revision,
    Object.keys(localStorage)
      .filter((name) => name.startsWith("pipkeeper/draft/"))
      .sort(),
    ["pipkeeper/followed-leagues", "pipkeeper.habits"].map((name) => localStorage.getItem(name)),
    document.documentElement.lang,
    navigator.languages,
    innerWidth,
    // Until five in the morning it is still the same evening (lib/ui/text/when-text.ts).
    new Date(Date.now() - 5 * 60 * 60 * 1_000).toDateString(),
    // Times of day are those of the place.
    new Date().getTimezoneOffset(),
  ]);
};
{
  // On a new device, a scorekeeper's link brings the table in its document, as the server has it
  // (lib/server/listener/drawn-table.ts).
  const table = document.querySelector("head > template");
  table?.remove();
  const isForKeeper = window.askedEarly && location.hash.startsWith("#key=");
  const sent = isForKeeper && table instanceof HTMLTemplateElement ? table.content : undefined;
  /** @param {string | DocumentFragment} picture */
  const show = (picture) => {
    // React passes over elements that it does not know, if they are directly in the body.
    const place = document.createElement("last-seen");
    place.className = "contents";
    place.inert = true;
    place.ariaHidden = "true";
    if (typeof picture === "string") place.innerHTML = picture;
    else place.append(picture);
    // A policy forbids styles in the text of a page, not these.
    for (const each of place.querySelectorAll("[data-style]"))
      if (each instanceof HTMLElement || each instanceof SVGElement)
        each.style.cssText = each.dataset.style ?? "";
    document.body.prepend(place);
    // If the page's scripts do not come, a picture that cannot be used would be no help.
    setTimeout(() => place.remove(), 10_000);
  };
  try {
    const screen = { "/": "home", "/play": "table" }[location.pathname];
    const picture = (screen && localStorage.getItem(`pipkeeper/picture/${screen}`)) || "";
    const waiting = new MutationObserver(() => {
      if (!document.body) return;
      waiting.disconnect();
      if (sent) return show(sent);
      const label = `${globalThis.pictureLabel()}\n`;
      if (picture.startsWith(label)) show(picture.slice(label.length));
    });
    if (sent || picture !== "") waiting.observe(document.documentElement, { childList: true });
  } catch {
    // This browser keeps nothing.
  }

  // The program of a document of the build starts here (scripts/build/paint-first.ts): at once, but where the document
  // already says what the page will, after the first frame, which would otherwise wait for the page to be made live.
  const program = document.querySelector("link[data-program]");
  const start = () => {
    if (!(program instanceof HTMLLinkElement) || !program.isConnected) return;
    program.remove();
    document.head.append(Object.assign(document.createElement("script"), { src: program.href }));
  };
  const isThere = sent || document.documentElement.dataset.fresh !== undefined;
  // A page in the background has no frames.
  if (!isThere || document.hidden) start();
  else {
    addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(start)));
    // Nor has one that is sent there meanwhile, or that nobody looks at.
    addEventListener("visibilitychange", start);
    addEventListener("load", () => setTimeout(start, 1_000));
  }
}
