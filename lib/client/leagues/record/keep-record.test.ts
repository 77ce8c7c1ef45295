import { expect, it } from "vitest";
import { checkOf } from "@/lib/league/record/kept-record";
import { packed } from "@/lib/league/record/packed";
import type { RecordReply } from "@/lib/league/record/record-reply";
import { leagueId, leagueReply } from "../../../../tests/support/league/league-reply";
import type { Answered } from "../../net/server-calls";
import { memoryStore } from "../../store/device-store-memory";
import { keepRecord } from "./keep-record";

const league = leagueReply({ version: 3 });
const empty = { league, games: [], payments: [], comments: new Map<string, string>() };
const whole: RecordReply = { league, ...packed(empty), withdrawn: [], check: checkOf(empty) };
const answered: Answered<RecordReply> = { outcome: "answered", reply: whole };
const silent: Answered<RecordReply> = { outcome: "unreachable" };
const gone: Answered<RecordReply> = { outcome: "refused", code: "league-deleted", problems: [] };

/** A device that gets these answers, one after the other. */
function device(...answers: Answered<RecordReply>[]) {
  const store = memoryStore();
  let isWanted = true;
  const keep = () =>
    keepRecord(leagueId, {
      store,
      calls: { record: async () => answers.shift() ?? silent },
      now: () => 0,
      isWanted: async () => isWanted,
    });
  return {
    keep,
    stored: async () => (await store.record(leagueId)) !== undefined,
    unfollow: () => {
      isWanted = false;
    },
  };
}

it("what is kept outlives a silent server, and goes with the league", async () => {
  const { keep, stored } = device(answered, silent, gone);
  expect([await keep(), await stored()]).toEqual([true, true]);
  expect([await keep(), await stored()]).toEqual([false, true]);
  expect([await keep(), await stored()]).toEqual([true, false]);
});

it("nothing is kept of a league that was given up while the server was asked", async () => {
  const { keep, stored, unfollow } = device(answered);
  unfollow();
  expect([await keep(), await stored()]).toEqual([true, false]);
});
