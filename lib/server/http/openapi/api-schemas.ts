import * as z from "zod/mini";
import { entrySchemas } from "@/lib/evening/entries/schemas";
import type { Sentences } from "@/lib/i18n/catalogue";
import { catalogue } from "@/lib/i18n/catalogues";
import { findGameWords } from "@/lib/i18n/game-words";
import { changeLogReply } from "@/lib/league/change/log-reply";
import { changeSchemas } from "@/lib/league/change/schemas";
import { pushReply, subscriptionReply, subscriptionRequest } from "@/lib/league/evenings/notices-wire";
import { leagueExport } from "@/lib/league/export-reply";
import {
  leagueGameReply,
  leagueOthersReply,
  leaguePlayerReply,
  leaguePlayersReply,
  recordsReply,
  standingsReply,
} from "@/lib/league/page-replies";
import { recordReply } from "@/lib/league/record/record-reply";
import {
  answerLinksReply,
  answerReply,
  leagueGamesReply,
  leagueReply,
  moneyReply,
  plannedEveningsReply,
} from "@/lib/league/replies";
import { eveningPointsReply } from "@/lib/league/sheets/sheet-replies";
import {
  attendanceReply,
  crossTableReply,
  playedEveningReply,
  playedEveningsReply,
  seasonReply,
  seasonsReply,
} from "@/lib/league/story/story-replies";
import {
  answerLinksRequest,
  answerRequest,
  changeRequest,
  createLeagueRequest,
  maxChanges,
} from "@/lib/league/wire";
import { amendEntry, endEntry, voidEntry } from "@/lib/rules/document/entry";
import { type Games, scoresheetSchema } from "@/lib/rules/document/scoresheet";
import { peopleEntries } from "@/lib/rules/people/people";
import { adjustEntry } from "@/lib/rules/score/adjust";
import {
  appendRequest,
  createEvening,
  createRequest,
  eveningReply,
  gameReply,
  gameSummary,
  listReply,
  logEntry,
  problemDocument,
  pull,
} from "@/lib/sync/wire/wire";
import { deletionReply, restoreRequest } from "@/lib/sync/wire/wire-deletion";
import { handRequest, handsReply } from "@/lib/sync/wire/wire-hands";
import { holdEntry, settleEntry } from "@/lib/sync/wire/wire-hold";
import {
  handKeyRequest,
  keeperKeyRequest,
  keysReply,
  tableKeysReply,
  tableKeysRequest,
} from "@/lib/sync/wire/wire-keys";
import { eveningRequest, eveningResult } from "../../evening/evening-schemas";
import { replayResult } from "../../games/replay-result";
import { engines, replicaStates } from "../../store/store";
import { noteOf } from "./field-notes";
import { type JsonSchema, withNotes } from "./schema-notes";

/** `GET /api/health`. */
export const healthReply = z.object({
  status: z.literal("ready"),
  version: z.string(),
  migrations: z.int().check(z.minimum(0)),
  engine: z.enum(engines),
  /** If the settings name one: whether leagues are read there. */
  replica: z.optional(z.enum(replicaStates)),
  /** For a database in a file. */
  disk: z.optional(z.object({ free: z.int().check(z.minimum(0)) })),
});

/** `GET /api/home-network`. */
export const homeNetworkReply = z.object({ addresses: z.array(z.url()) });

const named = {
  Scoresheet: scoresheetSchema,
  ReplayResult: replayResult,
  EveningSheet: eveningRequest,
  EveningResult: eveningResult,
  CreateRequest: createRequest,
  CreateEvening: createEvening,
  AppendRequest: appendRequest,
  LogEntry: logEntry,
  Pull: pull,
  GameReply: gameReply,
  EveningReply: eveningReply,
  GameSummary: gameSummary,
  ListReply: listReply,
  KeeperKeyRequest: keeperKeyRequest,
  HandKeyRequest: handKeyRequest,
  KeysReply: keysReply,
  TableKeysRequest: tableKeysRequest,
  TableKeysReply: tableKeysReply,
  RestoreRequest: restoreRequest,
  Deletion: deletionReply,
  HandRequest: handRequest,
  HandsReply: handsReply,
  Problem: problemDocument,
  Health: healthReply,
  HomeNetwork: homeNetworkReply,
  end: endEntry,
  adjust: adjustEntry,
  ...peopleEntries,
  amend: amendEntry,
  void: voidEntry,
  hold: holdEntry,
  settle: settleEntry,
  CreateLeagueRequest: createLeagueRequest,
  ChangeRequest: changeRequest,
  League: leagueReply,
  Standings: standingsReply,
  LeagueGames: leagueGamesReply,
  LeagueGame: leagueGameReply,
  Records: recordsReply,
  LeagueExport: leagueExport,
  LeagueRecord: recordReply,
  Money: moneyReply,
  LeaguePlayers: leaguePlayersReply,
  LeaguePlayer: leaguePlayerReply,
  LeagueOthers: leagueOthersReply,
  LeaguePlannedEvenings: plannedEveningsReply,
  LeaguePlayedEvenings: playedEveningsReply,
  LeaguePlayedEvening: playedEveningReply,
  LeagueEveningPoints: eveningPointsReply,
  LeagueSeasons: seasonsReply,
  LeagueSeason: seasonReply,
  LeagueAttendance: attendanceReply,
  LeagueCrossTable: crossTableReply,
  AnswerRequest: answerRequest,
  AnswerReply: answerReply,
  AnswerLinksRequest: answerLinksRequest,
  AnswerLinks: answerLinksReply,
  ChangeLog: changeLogReply,
  PushKey: pushReply,
  SubscriptionRequest: subscriptionRequest,
  Subscription: subscriptionReply,
};

const names = new Map<z.ZodMiniType, string>(Object.entries(named).map(([name, schema]) => [schema, name]));

/** The name of this schema in the description. Every schema of a route has one. */
export function nameOf(schema: z.ZodMiniType): string {
  const name = names.get(schema);
  if (name === undefined) throw new Error("a route has a schema that api-schemas.ts does not name");
  return name;
}

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * The schemas that check requests and describe replies, as JSON Schema by name: those above, and the options
 * (`pip.options`) and entries (`pip.round`) of each game. Where a schema leaves open what a game decides, the games'
 * own are put in.
 */
export function apiSchemas(games: Games): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const options: string[] = [];
  const entries = ["end", "adjust", ...Object.keys(peopleEntries)];
  for (const id of games.ids) {
    const schemas = games.find(id)?.schemas;
    if (!schemas) continue;
    registry.add(schemas.options, { id: `${id}.options` });
    options.push(`${id}.options`);
    for (const [kind, schema] of Object.entries(schemas.entries)) {
      registry.add(schema, { id: `${id}.${kind}` });
      entries.push(`${id}.${kind}`);
    }
  }
  const changes = Object.entries(changeSchemas).map(([kind, schema]) => {
    registry.add(schema, { id: `change.${kind}` });
    return `change.${kind}`;
  });
  // Replies are described as they may grow: `input` leaves unknown keys of an object open where the schema does.
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: "any",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, noteOf(zodSchema, games.ids));
    },
  });
  const entry = { anyOf: [...entries, "amend", "void"].map(schemaRef) };
  const plain = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      withNotes(id, schema as JsonSchema, labelsOf(id)),
    ]),
  );
  return {
    ...plain,
    Options: { description: "The options of the game being played.", anyOf: options.map(schemaRef) },
    Entry: { description: "An entry of the game being played, or a correction of one.", ...entry },
    EveningEntry: {
      description: "An entry of an evening, as docs/eveningsheet.md has them.",
      type: "object",
      properties: { kind: { description: "The kind of entry.", enum: [...eveningKinds] } },
      required: ["kind"],
    },
    amend: withField(plain.amend, "entry", {
      description: "The whole entry as it should have been.",
      anyOf: entries.map(schemaRef),
    }),
    Scoresheet: withField(withField(plain.Scoresheet, "options", schemaRef("Options")), "entries", {
      type: "array",
      description: "A mistake inside an entry is reported in a 200 answer, as a refused entry.",
      items: schemaRef("Entry"),
    }),
    CreateRequest: withField(plain.CreateRequest, "options", schemaRef("Options")),
    ChangeRequest: withField(plain.ChangeRequest, "changes", {
      type: "array",
      minItems: 1,
      maxItems: maxChanges,
      items: { anyOf: changes.map(schemaRef) },
    }),
    LogEntry: {
      allOf: [plain.LogEntry, { anyOf: ["Entry", "EveningEntry", "hold", "settle"].map(schemaRef) }],
    },
  };
}

/** Of any form, with corrections. */
const eveningKinds = new Set([
  ...Object.values(entrySchemas).flatMap((of) => Object.keys(of)),
  "amend",
  "void",
]);

/** What the options of a game are called, for the schema of its options. */
const labelsOf =
  (schema: string) =>
  (option: string): string | undefined => {
    const [, game] = /^(.+)\.options$/.exec(schema) ?? [];
    if (game === undefined) return undefined;
    const shared: Sentences = catalogue("base", "en").sentences;
    const label = { ...shared, ...findGameWords(game, "en")?.texts }[`option/${option}`];
    return typeof label === "string" ? `${label}.` : undefined;
  };

function withField(schema: JsonSchema | undefined, field: string, as: JsonSchema): JsonSchema {
  const properties = (schema?.properties ?? {}) as JsonSchema;
  return { ...schema, properties: { ...properties, [field]: as } };
}
