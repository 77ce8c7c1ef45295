import type { CatalogueLoaders } from "../catalogue-names";

export const catalogues: CatalogueLoaders = {
  terms: async () => (await import("./terms")).terms,
  base: async () => (await import("./index")).es,
  camera: async () => (await import("./camera")).camera,
  deletion: async () => (await import("./deletion")).deletion,
  file: async () => (await import("./file")).file,
  games: async () => (await import("../../games/words.es")).words,
  home: async () => (await import("./home")).home,
  invite: async () => (await import("./invite")).invite,
  keeping: async () => (await import("./league-keeping")).leagueKeeping,
  league: async () => (await import("./league")).league,
  leagueEvenings: async () => (await import("./league-evenings")).leagueEvenings,
  leaguePages: async () => (await import("./league-pages")).leaguePages,
  newGame: async () => (await import("./new-game")).newGame,
  people: async () => (await import("./people")).people,
  plans: async () => (await import("./plans")).plans,
  settings: async () => (await import("./settings")).settings,
  watch: async () => (await import("./watch")).watch,
};
