import { signal } from "@/lib/rules/observable";
import { allTraces, localKeys } from "./local-keys";

const allDrafts = `${allTraces}draft/`;
const folderOf = (game: string): string => `${allDrafts}${game}/`;

const changed = signal();

/** A draft on one of the forms of a game, or of a league, as text. `slot` distinguishes the forms of one game. */
export function draftText(game: string, slot: string): string | null {
  try {
    return localStorage.getItem(folderOf(game) + slot);
  } catch {
    // A browser that forbids storage.
    return null;
  }
}

/** The last answer of `draftSlots`: reading every key of the storage is too slow for each key press. */
let lastSlots: { readonly game: string; readonly slots: string } | undefined;

/** Which forms of a game have a draft, in one text: the same forms give the same text. */
export function draftSlots(game: string): string {
  if (lastSlots?.game !== game)
    lastSlots = {
      game,
      slots: localKeys(folderOf(game))
        .map((key) => key.slice(folderOf(game).length))
        .sort()
        .join("\n"),
    };
  return lastSlots.slots;
}

/** Deletes the drafts on the forms of a game, or of all games. */
export function forgetDrafts(game?: string): void {
  for (const key of localKeys(game === undefined ? allDrafts : folderOf(game))) localStorage.removeItem(key);
  lastSlots = undefined;
  changed.report();
}

/** The content of `draftText`; null if it cannot be read, and then the form starts empty. */
export function readDraft(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it. */
export function writeDraft(game: string, slot: string, draft: unknown): void {
  const place = folderOf(game) + slot;
  const text = draft === undefined ? null : JSON.stringify(draft);
  try {
    const before = localStorage.getItem(place);
    if (before === text) return;
    if (before === null || text === null) lastSlots = undefined;
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // Without storage the draft lasts as long as the page.
    return;
  }
  changed.report();
}

/** Reports drafts that are stored or deleted, on this page or on another one of this browser. */
export function watchDrafts(listener: () => void): () => void {
  const onOtherPage = () => {
    lastSlots = undefined;
    listener();
  };
  const unsubscribe = changed.subscribe(listener);
  window.addEventListener("storage", onOtherPage);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", onOtherPage);
  };
}
