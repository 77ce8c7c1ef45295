"use client";

import { useSyncExternalStore } from "react";
import type { NamedRules } from "@/lib/rules/document/house-rules";
import { observable } from "@/lib/rules/observable";
import { ok, type Result } from "@/lib/rules/result";
import { device } from "./device";
import { setFirstGames } from "./first-games";
import { endAll, onResume } from "./net/page-life";
import { newId } from "./random-ids";
import type { StoredRules, WriteFailure } from "./store/device-store";

export type { NamedRules } from "@/lib/rules/document/house-rules";
export type { StoredRules } from "./store/device-store";

const rules = observable<readonly StoredRules[] | undefined>(undefined);

/** Reads the house rules in the device's store. */
export async function previewRules(): Promise<void> {
  const stored = await device().store.rules();
  if (!stored) {
    setFirstGames({ isUnread: true });
    return;
  }
  const byName = stored.toSorted((a, b) => a.name.localeCompare(b.name));
  rules.set(byName);
  setFirstGames({ rules: byName, isUnread: false });
}

const subscribe = (listener: () => void): (() => void) => {
  const refresh = () => void previewRules();
  return endAll(rules.subscribe(listener), onResume(refresh), device().store.watch(refresh));
};

/** The house rules that are saved on this device, by name; undefined until they were read. */
export const useSavedRules = (): readonly StoredRules[] | undefined =>
  useSyncExternalStore(subscribe, rules.snapshot, () => undefined);

/** Saves house rules under a name: new ones, or those that have this id. */
export async function saveRules(
  { name, game, options }: NamedRules,
  id: string = newId(),
): Promise<Result<StoredRules, WriteFailure>> {
  const saved = { id, name, game, options };
  const written = await device().store.saveRules(saved);
  await previewRules();
  return written.ok ? ok(saved) : written;
}

/** Forgets house rules; `saveRules` with their id brings them back. */
export async function removeRules(id: string): Promise<boolean> {
  const done = await device().store.removeRules(id);
  await previewRules();
  return done;
}
