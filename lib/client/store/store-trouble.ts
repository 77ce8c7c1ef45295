"use client";

import { useSyncExternalStore } from "react";
import { observable } from "@/lib/rules/observable";
import type { StoreTrouble } from "./device-database";

const trouble = observable<StoreTrouble | undefined>(undefined);

/** The store of this page cannot be used, or can be used again. */
export const reportStoreTrouble = trouble.set;

/** Why this page cannot use the device's store. */
export function useStoreTrouble(): StoreTrouble | undefined {
  return useSyncExternalStore(trouble.subscribe, trouble.snapshot, () => undefined);
}
