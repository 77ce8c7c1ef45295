import { expect, it } from "vitest";
import { runningServer } from "../../lib/server/running-server";
import { key } from "../support/entries";
import { leagueRequest } from "../support/league/world";
import { inProcessFetch } from "../support/server/in-process";
import { newDatabaseUrl } from "../support/store/engine";
import { temporaryDirectory } from "../support/temporary";

await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
const { database, leagueStore, attendance } = runningServer();

it("a server has its secrets from the first start, so that every backup has them", async () => {
  const made = await database.serverSecret.findMany({ orderBy: { name: "asc" } });
  expect(made.map(({ name }) => name)).toEqual(["answer-links", "push-keys"]);
});

it("a link that a restore has brought back to life is replaced by the same one as before", async () => {
  const { league } = await leagueStore.create(leagueRequest(), key);
  const first = async () => {
    const answered = await attendance.links(league.id, key);
    return answered.links[0]?.as ?? "";
  };
  const leaked = await first();
  await attendance.replaceLinks(league.id, key, [leaked]);
  const alsoLeaked = await first();
  expect(alsoLeaked).not.toBe(leaked);
  await attendance.replaceLinks(league.id, key, [alsoLeaked]);
  const replacement = await first();
  // The backup was made before.
  await database.leagueAnswerLink.deleteMany();
  expect(await first()).toBe(leaked);
  // What a phone that replaced both sends again, as often as it likes.
  for (const _ of [1, 2]) {
    await attendance.replaceLinks(league.id, key, [leaked, alsoLeaked]);
    expect(await first()).toBe(replacement);
  }
});
