import { device } from "../../device";
import { followed } from "../followed";
import { leagueCalls } from "../session/league-calls";
import { keepRecord } from "./keep-record";

/** Brings what this browser keeps of a league up to date. Resolves to whether the server could be reached. */
export function keepLeague(id: string): Promise<boolean> {
  const { store, now } = device();
  const isWanted = async () =>
    followed().some((each) => each.id === id) || (await store.leagues()).some((each) => each.id === id);
  return keepRecord(id, { store, now, calls: leagueCalls, isWanted });
}
