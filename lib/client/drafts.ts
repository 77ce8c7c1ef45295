const folderOf = (game: string): string => `pipkeeper/draft/${game}/`;

const listeners = new Set<() => void>();

/** What is half-made on a form of a game, as text. `slot` tells the forms of one game apart. */
export function readDraft(game: string, slot: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(folderOf(game) + slot) ?? "null");
  } catch {
    // A browser that forbids storage, or what nobody can read: the form starts as it would.
    return null;
  }
}

/** Keeps what is half-made, or forgets it. */
export function writeDraft(game: string, slot: string, draft: unknown): void {
  const place = folderOf(game) + slot;
  const text = draft === undefined ? null : JSON.stringify(draft);
  try {
    if (localStorage.getItem(place) === text) return;
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // Without storage the draft lives as long as the page does.
    return;
  }
  for (const listener of listeners) listener();
}

/** Tells of drafts that are kept or forgotten, on this page or on another one of this browser. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
