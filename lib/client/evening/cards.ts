import { device } from "../device";
import { gameOf } from "../device-games";
import { type Place, withLinks } from "../game/sync/key-requests";

export { type Place, placeOf } from "../game/sync/key-requests";

/** A table's card was read, or somebody's own link: what is said with it can be entered on this device. */
export const readCard = (evening: string, place: Place, key: string): Promise<void> =>
  gameOf(evening).adoptCard(place, key);

/** Whether what a card brought outlives the page. */
export const keepsCards = (): boolean => device().store.lasting;

/** Somebody is shown a link of their own: from now on the server knows those of all who are there. */
export const openLinks = async (evening: string): Promise<void> => {
  await gameOf(evening).changeHeader(withLinks);
  await gameOf(evening).sync();
};
