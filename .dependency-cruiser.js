/** Who may import whom; docs/ARCHITECTURE.md says what each room is. */
const rooms = {
  rules: [],
  games: ["rules"],
  league: ["evening", "rules"],
  evening: ["rules"],
  sync: ["evening", "rules"],
  export: ["sync", "league", "evening", "rules"],
  client: ["sync", "league", "export", "evening", "rules"],
  server: ["sync", "league", "evening", "export", "rules", "i18n"],
  ui: ["rules", "i18n"],
  i18n: ["sync", "league", "evening", "export", "client", "rules"],
  vision: [],
};

const registry = "^lib/games/(?:registry|load|aliases|ids)\\.ts$";
/** What a game says, by language. */
const gameWords = "^lib/games/(?:words\\.|[^/]+/words/)";
/** What the program runs with. The build takes it along, so package.json has it among the tools. */
const ofTheProgram =
  "@noble/hashes|@prisma/(?:adapter-better-sqlite3|adapter-pg|client)|better-sqlite3|ical-generator|idb|negotiator|next|pg|qr|react|react-dom|uqr|web-push|zod";
const mayUseRegistry = ["client", "server"];

const roomRules = Object.entries(rooms).map(([room, others]) => ({
  name: `${room}-imports`,
  comment: `lib/${room} may import ${others.map((other) => `lib/${other}`).join(", ") || "nothing of the others"}`,
  severity: "error",
  from: { path: `^lib/${room}/`, pathNot: `${registry}|${gameWords}|\\.test\\.tsx?$` },
  to: {
    path: "^(?:app|lib)/",
    pathNot: [
      `^lib/(?:${[room, ...others].join("|")})/`,
      ...(mayUseRegistry.includes(room) ? [registry] : []),
      ...(room === "i18n" ? [gameWords] : []),
    ],
  },
}));

export default {
  forbidden: [
    ...roomRules,
    {
      name: "no-words-below-the-edge",
      comment: "Sentences are made where somebody reads them: screens, and the edge of the API",
      severity: "error",
      from: {
        path: "^lib/",
        pathNot: `^lib/(?:i18n|ui|server/(?:http|listener|words))/|${registry}|${gameWords}|\\.test\\.tsx?$`,
      },
      to: { path: `^lib/i18n/|${gameWords}` },
    },
    {
      name: "catalogues-know-texts",
      comment:
        "What is said in a room is listed in its texts.ts or problems.ts; of the rest, catalogues know types of rules",
      severity: "error",
      from: { path: "^lib/i18n/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^lib/(?:sync|league|evening|export|client)/", pathNot: "/(?:texts|problems)\\.ts$" },
    },
    {
      name: "one-game-another",
      comment: "A game is one folder and knows no other game",
      severity: "error",
      from: { path: "^lib/games/([^/]+)/" },
      to: { path: "^lib/games/", pathNot: "^lib/games/$1/" },
    },
    {
      name: "games-through-registry",
      comment: "Who wants games asks the registry",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^lib/games/", pathNot: registry },
    },
    {
      name: "pages-use-client",
      comment: "A screen that runs in the browser never reaches the server's room",
      severity: "error",
      from: { path: "^(?:app/(?!api/)|lib/(?:ui|client)/)" },
      to: { path: "^lib/server/", pathNot: "^lib/server/pages\\.ts$" },
    },
    {
      name: "no-screen-inside-another",
      comment: "What several screens draw is in app/shared, which imports no screen",
      severity: "error",
      from: { path: "^app/([^/]+)/", pathNot: "^app/\\[lang\\]/" },
      to: { path: "^app/[^/]+/", pathNot: "^app/(?:$1|shared)/" },
    },
    {
      name: "page-of-its-screen",
      comment: "A page, which is a route in a language, shows the screen of the same name",
      severity: "error",
      from: { path: "^app/\\[lang\\]/([^/]+)/", pathNot: "^app/\\[lang\\]/l/" },
      to: { path: "^app/[^/]+/", pathNot: "^app/(?:$1|shared)/" },
    },
    {
      name: "page-of-a-league",
      comment:
        "What is at /l is a league for its readers; the forms for its keepers are a screen of their own",
      severity: "error",
      from: { path: "^app/\\[lang\\]/l/(?:\\[slug\\]|standings)/" },
      to: { path: "^app/[^/]+/", pathNot: "^app/(?:league|shared)/" },
    },
    {
      name: "page-of-a-keeper",
      comment: "The pages of a league's keepers show their screen",
      severity: "error",
      from: { path: "^app/\\[lang\\]/l/(?:edit|new)/" },
      to: { path: "^app/[^/]+/", pathNot: "^app/(?:league-keeper|shared)/" },
    },
    {
      name: "home-through-shared",
      comment: "The first page, and what lies around every page, import no other screen's inside either",
      severity: "error",
      from: { path: "^app/(?:\\[lang\\]/)?[^/]+$" },
      to: { path: "^app/[^/]+/", pathNot: "^app/(?:home|shared)/" },
    },
    {
      name: "pure-rooms",
      comment:
        "rules, games, league, evening, export, sync and vision know no clock, network, storage or React; zod is all they use",
      severity: "error",
      from: { path: "^lib/(?:rules|games|league|evening|export|sync|vision)/", pathNot: "\\.test\\.tsx?$" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "core", "npm-no-pkg", "npm-optional"],
        pathNot: "node_modules/zod/",
      },
    },
    {
      name: "schemas-in-use",
      comment: "What browsers run takes of zod only what is bundled for them",
      severity: "error",
      from: { path: "^(?:app|lib)/", pathNot: "^lib/(?:server/|rules/zod\\.ts$)" },
      to: { path: "node_modules/zod/" },
    },
    {
      name: "one-engine",
      comment: "Of the engines only the one that is used is loaded; backups are of files",
      severity: "error",
      from: {
        path: "^(?:app|lib|scripts)/",
        pathNot:
          "^lib/server/(?:store/(?:sqlite|postgresql)/|ops/backup\\.ts$)|^scripts/bench/|\\.test\\.tsx?$",
      },
      to: {
        path: "^lib/server/store/(?:sqlite|postgresql)/",
        dependencyTypesNot: ["dynamic-import", "type-only"],
      },
    },
    {
      name: "packages-of-the-program",
      comment: "What a person starts uses these packages and no tools",
      severity: "error",
      from: {
        path: "^(?:app/|lib/|scripts/(?:start|command|pipkeeper)\\.ts$|scripts/commands/|instrumentation\\.ts$)",
        pathNot: "\\.(?:test|fixture)\\.tsx?$",
      },
      to: { dependencyTypes: ["npm-dev"], pathNot: `node_modules/(?:@types/)?(?:${ofTheProgram})/` },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^app/" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules|^generated/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
