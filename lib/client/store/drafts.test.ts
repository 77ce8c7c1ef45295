import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshLocalStorage } from "@/tests/support/local-storage";
import { draftSlots, draftText, forgetDrafts, readDraft, watchDrafts, writeDraft } from "./drafts";

freshLocalStorage();
beforeEach(() => void vi.stubGlobal("window", new EventTarget()));
afterEach(() => forgetDrafts());

it("the forms with a draft are those that were written and not deleted since", () => {
  expect(draftSlots("game")).toBe("");
  writeDraft("game", "hand", { a: 1 });
  expect(draftSlots("game")).toBe("hand");
  writeDraft("game", "correct/2", { b: 2 });
  writeDraft("other", "hand", {});
  expect(draftSlots("game")).toBe("correct/2\nhand");
  writeDraft("game", "hand", undefined);
  expect(draftSlots("game")).toBe("correct/2");
  forgetDrafts("game");
  expect([draftSlots("game"), draftSlots("other")]).toEqual(["", "hand"]);
});

it("listeners hear of drafts that change, here or on another page, and of nothing else", () => {
  let heard = 0;
  const end = watchDrafts(() => {
    heard++;
  });
  writeDraft("game", "hand", { a: 1 });
  writeDraft("game", "hand", { a: 1 });
  expect(heard).toBe(1);
  window.dispatchEvent(new Event("storage"));
  expect(heard).toBe(2);
  end();
  writeDraft("game", "hand", { a: 2 });
  expect(heard).toBe(2);
  expect(readDraft(draftText("game", "hand"))).toEqual({ a: 2 });
  expect(readDraft("{")).toBeNull();
});

it("listeners hear of drafts that are forgotten, until they end", () => {
  let heard = 0;
  const end = watchDrafts(() => {
    heard++;
  });
  forgetDrafts("game");
  expect(heard).toBe(1);
  end();
  forgetDrafts();
  window.dispatchEvent(new Event("storage"));
  expect(heard).toBe(1);
});
