import { expect, it, vi } from "vitest";
import { freshLocalStorage } from "@/tests/support/local-storage";
import { browserStore } from "./browser-store";
import { changing, isMarked, pictureOf } from "./device-revision";

const stored = freshLocalStorage();

const revision = () => stored["pipkeeper/revision"];
const picture = () => stored[pictureOf("home")];

it("a write takes away pictures of what was there before it, and of what was read during it", async () => {
  stored[pictureOf("home")] = "before";
  let during: string | undefined;
  await changing(async () => {
    during = revision();
    expect(picture()).toBeUndefined();
    stored[pictureOf("home")] = "read meanwhile";
  });
  expect(picture()).toBeUndefined();
  expect(during).toBeDefined();
  expect(revision()).not.toBe(during);
});

it("a write that fails may have written, too", async () => {
  const failing = changing(async () => {
    stored[pictureOf("home")] = "read meanwhile";
    throw new Error("the disk is full");
  });
  await expect(failing).rejects.toThrow();
  expect(picture()).toBeUndefined();
});

it("a device without local storage writes all the same", async () => {
  vi.stubGlobal("localStorage", undefined);
  expect(await changing(async () => 1)).toBe(1);
  expect(isMarked()).toBe(false);
});

it("a league that is followed no longer is in no picture", async () => {
  stored[pictureOf("home")] = "with its name";
  await browserStore({ trouble: () => {} }).removeRecord("its id");
  expect(picture()).toBeUndefined();
});
