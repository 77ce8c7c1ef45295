import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Contact } from "./contact";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("contact remembers when the server last answered, also on the next visit", () => {
  let now = 1_000;
  const contact = new Contact("game", () => now);
  expect(contact.snapshot()).toEqual({ reached: undefined, at: undefined, hands: 0 });
  contact.noteContact(true, 4);
  now = 2_000;
  contact.noteContact(false);
  expect(contact.snapshot()).toEqual({ reached: false, at: 1_000, hands: 4 });
  expect(new Contact("game", () => now).snapshot()).toEqual({ reached: undefined, at: 1_000, hands: 0 });
  expect(new Contact("other", () => now).snapshot().at).toBeUndefined();
});

it("hands that may have changed have another number", () => {
  const contact = new Contact("game", () => 1_000);
  const before = contact.snapshot().hands;
  contact.handsUnknown();
  expect(contact.snapshot().hands).not.toBe(before);
});
