/** File names. Days and times in them are ISO 8601 by the device's own clock, so that they sort. */

const digits = (value: number): string => String(value).padStart(2, "0");

const day = (at: Date): string => `${at.getFullYear()}-${digits(at.getMonth() + 1)}-${digits(at.getDate())}`;
const dayAndTime = (at: Date): string => `${day(at)}-${digits(at.getHours())}${digits(at.getMinutes())}`;

/** Games and leagues of this device. The name of a file with keys says so, because it grants write access. */
export const archiveName = (keys: boolean, at = new Date()): string =>
  `pipkeeper-${keys ? "with-keys-" : ""}${day(at)}.json`;

/** One league, without its key. */
export const leagueFileName = (at = new Date()): string => `pipkeeper-league-${day(at)}.json`;

/** One game; `at`, ISO 8601, distinguishes it from others of the same day. */
export const gameFileName = (game: string, at: string | undefined, extension: string): string =>
  `pipkeeper-${game}-${dayAndTime(at === undefined ? new Date() : new Date(at))}.${extension}`;
