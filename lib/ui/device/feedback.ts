import { currentPreferences } from "./preferences";
import type { Sound } from "./sounds";

/** Milliseconds: one pulse for a saved entry, two for a refused one, a long one for a clock; a chime is heard only. */
const buzz: Readonly<Record<Sound, number[]>> = {
  saved: [30],
  refused: [60, 60, 60],
  gong: [400],
  chime: [],
};

/** Feedback by vibration and sound, as far as it is turned on and the device supports it. */
export async function giveFeedback(sound: Sound): Promise<void> {
  const { vibrate, sounds } = currentPreferences();
  if (vibrate) navigator.vibrate?.(buzz[sound]);
  if (sounds) (await import("./sounds")).play(sound);
}
