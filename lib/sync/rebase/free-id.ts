import { idKey } from "../hold";

/** The first id after this one, counted up in its last digits, that is not among `taken` (in lower case). */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  const [front, back] = [id.slice(0, -12), id.slice(-12)];
  for (let next = BigInt(`0x${back}`) + 1n; ; next++) {
    const free = front + BigInt.asUintN(48, next).toString(16).padStart(12, "0");
    if (!taken.has(idKey(free))) return free;
  }
}
