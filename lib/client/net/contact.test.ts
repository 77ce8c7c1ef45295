import { expect, it, vi } from "vitest";
import { freshLocalStorage } from "@/tests/support/local-storage";
import { Contact } from "./contact";

const stored = freshLocalStorage();

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

it("a page hears what another page of its browser learned, until it ends", () => {
  const events = new EventTarget();
  vi.stubGlobal("window", events);
  const contact = new Contact("game", () => 1_000);
  let heard = 0;
  const end = contact.subscribe(() => {
    heard++;
  });
  const other = new Contact("game", () => 3_000);
  other.noteContact(true, 7);
  const elsewhere = (key: string) => Object.assign(new Event("storage"), { key });
  const [key = ""] = Object.keys(stored);
  events.dispatchEvent(elsewhere("pipkeeper/contact/another"));
  expect(heard).toBe(0);
  events.dispatchEvent(elsewhere(key));
  expect(heard).toBe(1);
  expect(contact.snapshot()).toEqual({ reached: true, at: 3_000, hands: 7 });
  // What cannot be read changes nothing.
  stored[key] = "{";
  events.dispatchEvent(elsewhere(key));
  expect(contact.snapshot()).toEqual({ reached: true, at: 3_000, hands: 7 });
  end();
  contact.noteContact(false);
  events.dispatchEvent(elsewhere(key));
  expect(heard).toBe(2);
});

it("hands that may have changed have another number", () => {
  const contact = new Contact("game", () => 1_000);
  const before = contact.snapshot().hands;
  contact.handsUnknown();
  expect(contact.snapshot().hands).not.toBe(before);
});
