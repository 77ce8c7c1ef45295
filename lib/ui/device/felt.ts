import { currentPreferences } from "./preferences";
import type { Sound } from "./sounds";

/** Milliseconds: once for an entry that is kept, twice for one that is refused. */
const buzz: Readonly<Record<Sound, number[]>> = { kept: [30], refused: [60, 60, 60] };

/** Feedback for an entry by vibration and sound, as far as the person wants it and the device can. */
export async function letFeel(sound: Sound): Promise<void> {
  const { vibrate, sounds } = currentPreferences();
  if (vibrate) navigator.vibrate?.(buzz[sound]);
  if (sounds) (await import("./sounds")).play(sound);
}
