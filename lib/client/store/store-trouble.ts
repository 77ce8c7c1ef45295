"use client";

import { useSyncExternalStore } from "react";
import { observable } from "../observable";
import type { StoreTrouble } from "./device-database";

const trouble = observable<StoreTrouble | undefined>(undefined);

/** The store of this page cannot be used, or can be used again. */
export const reportStoreTrouble = trouble.set;

/** What keeps this page from using the device's store. */
export function useStoreTrouble(): StoreTrouble | undefined {
  return useSyncExternalStore(trouble.subscribe, trouble.snapshot, () => undefined);
}
