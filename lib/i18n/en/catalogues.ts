import type { CatalogueLoaders } from "../catalogue-names";

export const catalogues: CatalogueLoaders = {
  terms: async () => (await import("./index")).terms,
  base: async () => (await import("./index")).en,
  camera: async () => (await import("./table/camera")).camera,
  club: async () => (await import("./table/club")).club,
  deletion: async () => (await import("./deletion")).deletion,
  evening: async () => (await import("./evening")).evening,
  file: async () => (await import("./file")).file,
  games: async () => (await import("../../games/words.en")).words,
  home: async () => (await import("./home")).home,
  homeTable: async () => (await import("./table/home-table")).homeTable,
  invite: async () => (await import("./table/invite")).invite,
  keeping: async () => (await import("./leagues/league-keeping")).leagueKeeping,
  league: async () => (await import("./leagues/league")).league,
  leagueEvenings: async () => (await import("./leagues/league-evenings")).leagueEvenings,
  leaguePages: async () => (await import("./leagues/league-pages")).leaguePages,
  newGame: async () => (await import("./new-game")).newGame,
  people: async () => (await import("./table/people")).people,
  plans: async () => (await import("./leagues/plans")).plans,
  settings: async () => (await import("./settings")).settings,
  watch: async () => (await import("./table/watch")).watch,
};
