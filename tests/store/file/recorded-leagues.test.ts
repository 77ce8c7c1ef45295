import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { afterReply, checkOf } from "../../../lib/league/record/kept-record";
import { leagueValue } from "../../../lib/league/value/value";
import { api } from "../../../lib/server/api";
import { leagueAt } from "../../../lib/server/leagues/league-access";
import { readRecord } from "../../../lib/server/leagues/record-route";
import type { Server } from "../../../lib/server/running-server";
import { startServer } from "../../../lib/server/start";
import { withLanguage } from "../../../lib/server/words/words";
import {
  changedSince,
  csvOfToday,
  pagesOf,
  type Recorded,
  recordedAt,
  repliesThen,
  storedThen,
} from "../../support/league/recorded";
import { countsOnDevice } from "../../support/league/tables";
import { temporaryDirectory } from "../../support/temporary";

// The database of commit e3027e99, opened by today's program: every page, season, kind and language of eight leagues is
// answered with the same bytes as then.

/** Every difference that was wanted, with how many replies have it. What is not named here is as it was. */
const reasons = {
  /** Leagues in which days moved were counted again when the server started, which is a new version of them. */
  "counted-again": 7,
  /** A game counts on the day its evening began, also in seasons; a result from paper comes after that evening's games. */
  "evening-day": 679,
  /** The table of a season that is over shows the ratings of its end, not today's. */
  "season-ratings": 36,
  /** A feed says when a result was published and when it was corrected. */
  feed: 21,
} as const;

const then = repliesThen();
const changed = changedSince();
const leagues = [
  ...new Set(Object.keys(then).flatMap((asked) => /\/api\/leagues\/([^/?]+)/.exec(asked)?.[1] ?? [])),
];
const pageNames = [...new Set(Object.keys(then).flatMap((asked) => /^page (\S+)/.exec(asked)?.[1] ?? []))];

let server: Server;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: recordedAt });
  const file = join(temporaryDirectory(), "pipkeeper.db");
  writeFileSync(file, storedThen());
  vi.stubEnv("DATABASE_URL", `file:${file}`);
  server = await startServer();
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server.closeStreams();
  await server.closeStore();
});

/** What today's program should answer. */
function expected(asked: string): string | undefined {
  const now = Object.values(changed).find((replies) => asked in replies)?.[asked];
  const before = then[asked];
  if (now !== undefined || !before?.startsWith("200 text/csv")) return now ?? before;
  const [head = "", ...file] = before.split("\n");
  return `${head}\n${csvOfToday(file.join("\n"), asked.slice(0, 2))}`;
}

async function answer(asked: string): Promise<string> {
  const [language = "", address = ""] = asked.split(/ (.*)/);
  const request = new Request(new URL(address, "http://in-process.test"));
  const response = await withLanguage(language as "en", () => Promise.resolve(api.answer(request)));
  const body = Buffer.from(await response.arrayBuffer()).toString();
  return `${response.status} ${response.headers.get("content-type")}\n${body}`;
}

const expectSame = (replies: Recorded) => {
  for (const [asked, reply] of Object.entries(replies)) expect(reply, asked).toBe(expected(asked));
};

describe("leagues stored by commit e3027e99", () => {
  it.each(leagues)("%s: the API gives the same bytes", async (slug) => {
    const asked = Object.keys(then).filter((each) => each.split(/[ /?]/)[4] === slug);
    expect(asked.length).toBeGreaterThan(20);
    for (const each of asked) expectSame({ [each]: await answer(each) });
  });

  it.each(pageNames)("%s: the pages tell the same", async (slug) => {
    const pages = await pagesOf(slug);
    const asked = Object.keys(then).filter((each) => each.startsWith(`page ${slug} `));
    expect(Object.keys(pages)).toEqual(asked);
    expectSame(pages);
  });

  it.each(leagues)("%s: a device that keeps its record counts the same", async (slug) => {
    const row = await leagueAt(server.database, slug);
    const value = await server.leagueValues.of(row);
    const reply = await readRecord(server.database, server.leagueValues, row, undefined);
    const kept = afterReply(undefined, JSON.parse(JSON.stringify(reply)));
    if (!kept) throw new Error("a whole record adds up to nothing");
    expect(checkOf(kept)).toBe(reply.check);
    expect(countsOnDevice(leagueValue(kept))).toEqual(countsOnDevice(value));
  });

  it("every difference has a reason, and is one", () => {
    const counts = Object.entries(changed).map(([reason, replies]) => [reason, Object.keys(replies).length]);
    expect(Object.fromEntries(counts)).toEqual(reasons);
    for (const replies of Object.values(changed))
      for (const [asked, reply] of Object.entries(replies)) expect(reply, asked).not.toBe(then[asked]);
  });
});
