import type { DeviceStore } from "./device-store";

/** Longer than any request takes, in milliseconds: a holder that is gone stops blocking others. */
const leaseTime = 20_000;

export interface Lockable {
  readonly locks: LockManager | undefined;
  readonly store: DeviceStore;
  /** This page. */
  readonly holder: string;
  now(): number;
}

/**
 * Runs `work` while no other page of this browser runs work of that name. With Web Locks it waits for its turn; a
 * page on plain http has none and takes a lease in the device's store: undefined if another page has it.
 */
export async function withLock<T>(
  { locks, store, holder, now }: Lockable,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (locks) return (await locks.request(name, work)) as T;
  if (!(await store.lease(name, holder, now(), now() + leaseTime))) return undefined;
  try {
    return await work();
  } finally {
    await store.lease(name, holder, now(), now());
  }
}
