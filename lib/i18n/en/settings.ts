import { list, number } from "./counted";

const games = (count: number): string => (count === 1 ? "1 game" : `${number(count)} games`);
interface Amount {
  readonly games: number;
  readonly leagues: number;
  readonly rules: number;
}
/** "3 games and 1 league": leaves out zeros. */
const all = (f: Amount): string =>
  list([
    ...(f.games > 0 || f.leagues + f.rules === 0 ? [games(f.games)] : []),
    ...(f.leagues > 0 ? [f.leagues === 1 ? "1 league" : `${number(f.leagues)} leagues`] : []),
    ...(f.rules > 0
      ? [f.rules === 1 ? "1 set of house rules" : `${number(f.rules)} sets of house rules`]
      : []),
  ]);
const entries = (count: number): string => (count === 1 ? "1 entry" : `${number(count)} entries`);

export const settings = {
  title: "Settings",
  appearance: "Appearance",
  theme: "Light or dark",
  themes: { system: "Same as device", light: "Light", dark: "Dark" },
  contrast: "Contrast",
  contrasts: { system: "Same as device", more: "High" },
  text: "Text size",
  textSizes: { usual: "Normal", large: "Large", larger: "Larger", largest: "Double" },
  hand: "Handedness",
  hands: { right: "Right-handed", left: "Left-handed" },
  handHint: "Puts Next and Save under that thumb.",
  language: "Language",
  languageLater: "The server can’t be reached right now. The next page you open will be in this language.",

  preferences: "At the table",
  awake: "Keep the screen awake",
  awakeHint: "While a game is open. It dims again when you leave the page.",
  awakeNever:
    "This browser doesn’t let a page keep the screen awake; over plain http, no browser does. Set the device to stay on longer, or open Pipkeeper over https.",
  vibrate: "Vibrate when saved",
  vibrateNever: "This browser can’t make the device vibrate; on some phones, such as the iPhone, none can.",
  sounds: "Sounds",
  soundsHint:
    "A click when saved, a low knock when not; on club evenings a gong, and a chime while a table is waited for.",
  byRank: "Board by rank",
  byRankHint: "The leaders come first; otherwise everybody keeps their row.",
  readBack: "Read back",
  readBackHint: "A button beside Save reads the hand aloud before it is saved.",
  readBackNever: "This browser can’t read aloud.",
  readBackNoVoice: "This device has no English voice. You may be able to add one in its settings.",

  stored: "Where your games are stored",
  storedWhere:
    "Every entry is written to this device first, in this browser, and goes to the server when it can be reached. Without the server, everything is still here. So are the results of leagues that you manage or follow. Your games and the last table are also kept as they last looked, so that they are there at once.",
  plainHttp:
    "This page was loaded over http, which browsers don’t trust. Everything works while it is open, but it can’t be installed or opened without the server, and the screen may go dark during a game. https solves this; docs/hosting.md explains how, for whoever runs the server.",
  used: (f: { size: string }): string => `Pipkeeper uses ${f.size} on this device.`,
  persistent: "This browser has promised not to delete it.",
  notPersistent: "This browser may delete it when the device runs out of space.",
  persist: "Protect my games from being cleared",
  persistRefused:
    "The browser declined. Adding this page to the home screen, or bookmarking it, often helps.",
  persistUnknown: "This browser doesn’t say whether it may delete it.",
  sevenDays:
    "Safari on iPhone, iPad and Mac deletes a site’s data after seven days of use without visiting it. An app on the home screen (“Add to Home Screen” in the share menu) is exempt, but it starts empty: it can’t see what Safari has stored. Save everything as a file first, then import it in the app.",

  export: "Export everything",
  exportText:
    "All games, leagues and house rules of this device as one file, with every entry that counts. Entries waiting for a decision stay here.",
  move: "To move to another phone",
  moveText:
    "It has the keys: the new phone can go on keeping score and managing your leagues. So can anyone else who has the file, so keep it to yourself.",
  share: "To share with others",
  shareText: "It has no keys: others can look at these games, but not enter scores.",
  exportShare: "Save a copy to share",
  exportAll: "Save everything as a file",
  nothingToExport: "There are no games to export yet.",
  exported: "File saved.",
  exportFailed: "The browser couldn’t save the file.",

  import: "Import",
  importText:
    "A file with one game, or with everything. You’ll see what is new before anything is imported. Nothing already here is changed, and importing a file twice does no harm.",
  chooseFile: "Choose a file",
  reading: "One moment…",
  leftAlone: "Nothing was imported. Nothing on this device has changed.",
  fileTrouble: {
    "too-large": (f: { file: string }): string =>
      `${f.file} is too large to be a Pipkeeper file, so it was not read. Is it the right file?`,
    "not-json": (f: { file: string }): string =>
      `${f.file} can’t be read: it is not a Pipkeeper file, or only part of it arrived. Download or export it again.`,
    "not-ours": (f: { file: string }): string =>
      `${f.file} comes from another program. Pipkeeper reads its own scoresheets and exports.`,
    newer: (f: { file: string }): string =>
      `${f.file} was made by a newer Pipkeeper. Reload this page to update it, then import the file again.`,
    damaged: (f: { file: string }): string =>
      `${f.file} looks like a Pipkeeper file, but its list of games is damaged. Export it again where it came from.`,
  },
  inTheFile: (f: Amount): string =>
    f.games + f.leagues + f.rules === 0 ? "There are no games in the file." : `In the file: ${all(f)}.`,
  rulesNamed: (f: { name: string; game: string }): string => `House rules: ${f.name} (${f.game})`,
  faultyRules: "House rules that can’t be read",
  rulesNew: "New here. You will find them under New game.",
  rulesOther: "Already here, and changed since. They stay as they are.",
  leagueNamed: (f: { name: string }): string => `League: ${f.name}`,
  faultyLeague: "A league that can’t be read",
  leagueNew: "New here. This device will be able to manage it.",
  leagueMore: (f: { count: number }): string =>
    f.count === 1
      ? "Already here; one change from the file will be added."
      : `Already here; ${number(f.count)} changes from the file will be added.`,
  leagueNoKey:
    "The file does not have its key. You can read it at its address; to manage it, open an invite link from someone who does.",
  entries: (f: { count: number }): string => entries(f.count),
  names: (f: { names: readonly string[] }): string => list(f.names),
  evening: "Evening",
  faultyGame: "A game that can’t be read",
  at: (f: { path: string; message: string }): string => `${f.message} (In the file at ${f.path}.)`,
  verdictNew: "New here. It will be sent to the server as this device’s game.",
  verdictWatch:
    "New here. The server has it with another device’s key, so you can view it, but not enter scores. A file saved for moving to another phone has the keys.",
  verdictMore: (f: { count: number }): string =>
    `Already here; ${entries(f.count)} missing here will be added.`,
  verdictKey: "Already here. The file has its key: this device will be able to enter scores.",
  nextKey: "Already here. The file has the new key that replaces the one here.",
  verdictSame: "Already here, nothing new.",
  verdictUnfit: "The file’s entries don’t fit the game that is here, which stays as it is.",
  verdictOther: "A different game here has the same id. It stays as it is.",
  verdictNoKey: (f: { count: number }): string =>
    `Already here, view only. The file has ${entries(f.count)} more, but this device has no key to add them.`,
  nothingNew: "Nothing to import.",
  importNow: (f: Amount): string => `Import ${all(f)}`,
  seeGames: "See your games",
  imported: (f: Amount): string => `${all(f)} imported.`,
  notImported: (f: Amount): string => `${all(f)} couldn’t be saved on this device. Is its storage full?`,

  gamesHere: (f: { count: number }): string => `Games on this device (${number(f.count)})`,
  noGames: "No games yet.",
  moreGames: (f: { count: number }): string =>
    f.count === 1 ? "1 more game" : `${number(f.count)} more games`,
  whereStored: (f: { onServer: boolean; waiting: number; mayWrite: boolean }): string => {
    const where = !f.onServer
      ? "only on this device"
      : f.waiting > 0
        ? `on the server, except ${entries(f.waiting)}`
        : "on this device and on the server";
    return f.mayWrite ? where : `${where}, view only`;
  },
  delete: "Delete",
  deleteGame: (f: { game: string; names: readonly string[] }): string =>
    `Delete ${f.game} with ${list(f.names)}`,
  deleteAll: "Delete everything on this device",
  deleteOneTitle: (f: { game: string; names: readonly string[] }): string =>
    `Delete ${f.game} with ${list(f.names)} from this device?`,
  deleteAllTitle: (f: Amount): string => `Delete ${all(f)} and all names from this device?`,
  lostForGood: (f: { count: number }): string =>
    f.count === 1
      ? "One game has entries that are nowhere else: they will be lost for good."
      : `${number(f.count)} games have entries that are nowhere else: they will be lost for good.`,
  leaguesLost: (f: { count: number }): string =>
    f.count === 1
      ? "One league has changes that are nowhere else: they will be lost for good."
      : `${number(f.count)} leagues have changes that are nowhere else: they will be lost for good.`,
  answersLost: (f: { count: number }): string =>
    f.count === 1
      ? "One answer to an evening has not been sent yet: it will be lost."
      : `${number(f.count)} answers to evenings have not been sent yet: they will be lost.`,
  followedGo: "Leagues you follow are removed too, and notifications on this device are turned off.",
  staysOnServer:
    "Whatever is on the server stays there for everyone who has a link to it, until it is deleted for everyone.",
  keyGoes: (f: { count: number }): string =>
    f.count === 1
      ? "Its key goes too: this device can no longer enter scores in it unless you import a file with keys or open an invite."
      : "Their keys go too: this device can no longer enter scores in them unless you import a file with keys or open an invite.",
  exportFirst: "Export everything first if you might want it back.",
  deleteYes: "Delete",
  deleted: "Deleted from this device.",
  about: "About",
  version: (f: { version: string }): string => `Pipkeeper ${f.version}`,
  licence: "Free software under the MIT licence, which comes with it. No ads, no accounts, no tracking.",
  rulesFrom: "The rules follow the sources listed at the end of each game’s page.",
  help: "How the games are played",
  notDeleted: "The browser couldn’t delete it. Reload this page and try again.",
};
