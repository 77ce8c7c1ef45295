import { number } from "./counted";

/** Deleting games and evenings on the server, and bringing them back. */
export const deletion = {
  until: (f: { day: string }): string =>
    `It was deleted from the server. It can be brought back until ${f.day}.`,
  gone: "It was deleted from the server and can no longer be brought back there.",
  byKeepers: "Only a scorekeeper’s phone can bring it back.",
  bringBack: "Bring it back",
  keepHere: "Keep it on this phone only",
  deleteHere: "Delete it here too",

  game: {
    title: "This game was deleted",
    waiting: (f: { count: number }): string =>
      f.count === 1
        ? "One entry is only on this phone. It stays here as long as the game does."
        : `${number(f.count)} entries are only on this phone. They stay here as long as the game does.`,
    delete: "Delete the game",
    deleteTitle: "Delete this game for everyone?",
    deleteText: (f: { day: string }): string =>
      `Nobody will be able to open it, and it will no longer count in its leagues. You can bring it back from this phone until ${f.day}. After that it is gone from the server.`,
    alsoEverybody: (f: { day: string }): string =>
      `Deleting it for everyone removes it from the server too, and it will no longer count in its leagues. You can bring it back here until ${f.day}.`,
  },
  evening: {
    title: "This evening was deleted",
    waiting: (f: { count: number }): string =>
      f.count === 1
        ? "One entry is only on this phone. It stays here as long as the evening does."
        : `${number(f.count)} entries are only on this phone. They stay here as long as the evening does.`,
    deleteTitle: "Delete this evening for everyone?",
    deleteText: (f: { day: string }): string =>
      `Who played, who waited and who won will be gone for everyone. The scoresheets of its games stay. You can bring it back from this phone until ${f.day}. After that it is gone from the server.`,
    alsoEverybody: (f: { day: string }): string =>
      `Deleting it for everyone removes it from the server too; the scoresheets of its games stay. You can bring it back here until ${f.day}.`,
  },
  deleteYes: "Delete for everyone",
  deletedEverywhere: (f: { day: string }): string =>
    `Deleted for everyone. It can be brought back from the list of games until ${f.day}.`,
  failed: {
    unreachable: "The server can’t be reached. Nothing was changed.",
    refused: "The server did not accept this phone’s key. Nothing was changed.",
  },

  deletedGames: "Deleted games",
  canComeBack: (f: { day: string }): string => `Can be brought back until ${f.day}`,
  cannotComeBack: "Gone from the server",
  bringBackNamed: (f: { game: string }): string => `Bring back ${f.game}`,
};
