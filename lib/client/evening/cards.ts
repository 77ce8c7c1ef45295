import { device } from "../device";
import { gameOf } from "../device-games";

/** A table's card was read: what is said there can be entered on this device. */
export const readCard = (evening: string, table: number, key: string): Promise<void> =>
  gameOf(evening).adoptCard(table, key);

/** Whether what a card brought outlives the page. */
export const keepsCards = (): boolean => device().store.lasting;
