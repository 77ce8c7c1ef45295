import { afterAll, describe, expect, it } from "vitest";
import type { LeagueChange } from "../../../lib/league/changes/registry";
import { AttendanceStore } from "../../../lib/server/leagues/evenings/attendance-store";
import { LeagueValues } from "../../../lib/server/leagues/league-values";
import { Notifier } from "../../../lib/server/push/notifier";
import { PushSender } from "../../../lib/server/push/push-sender";
import { readPushServices } from "../../../lib/server/push/push-services";
import { SubscriptionStore } from "../../../lib/server/push/subscription-store";
import { key, uuid } from "../../support/entries";
import { openLeagueStore } from "../../support/league/open-league-store";
import { people } from "../../support/league/world";
import { startPushService } from "../../support/server/push-service";

const { database, leagues, newLeague, change } = await openLeagueStore();
const service = await startPushService();
afterAll(() => service.close());
const attendance = new AttendanceStore(database);

function sending(list: string) {
  const services = readPushServices(list);
  if (!services.ok) throw new Error(services.error);
  return new PushSender(database, services.value);
}
const sender = sending(service.url);
const senderKey = (await sender.publicKey()) ?? "";
const subscriptions = new SubscriptionStore(database, attendance, sender);
const newNotifier = () => new Notifier(database, attendance, sender, new LeagueValues(database));
const notifier = newNotifier();

const [ana, bo, cleo] = people.map(({ id }) => id) as [string, string, string];
const minutes = (count: number) => count * 60_000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
/** A day in the future, whenever this runs. */
const dayAhead = (days: number): string => later(days * minutes(24 * 60)).slice(0, 10);

let browsers = 0;

async function leagueWith(...players: readonly string[]) {
  const { league, world } = await newLeague();
  const { id } = league;
  const linkOf = async (player: string): Promise<string> => {
    const { links } = await attendance.links(id, key);
    return links.find((each) => each.player === player)?.as ?? "";
  };
  const subscribe = async (player: string, language: "en" | "es" | "pt" = "en") => {
    const browser = `b${browsers++}`;
    const subscription = service.subscribe(browser, senderKey);
    const request = { as: await linkOf(player), wants: true, language, subscription };
    const done = await subscriptions.change(id, request, "https://dominoes.example");
    return { browser, request, done };
  };
  const subscribed = [];
  for (const player of players) subscribed.push(await subscribe(player));
  const told = (browser: string) => service.delivered.filter((each) => each.browser === browser);
  const set = (evening: string, more: object = {}): LeagueChange => ({
    change: "evening",
    id: uuid(),
    evening,
    on: dayAhead(5),
    at: "20:00",
    place: "Ana’s",
    ...more,
  });
  const count = () => database.pushSubscription.count({ where: { leagueId: id } });
  return { id, league, world, linkOf, subscribe, subscribed, told, set, count };
}

describe("notices", () => {
  it("announce an evening once, encrypted for each browser in its language, and again when it is moved", async () => {
    const { id, league, subscribe, told, set, linkOf } = await leagueWith();
    const [mine, theirs] = [await subscribe(ana), await subscribe(bo, "es")];
    const evening = uuid();
    await change(id, set(evening));
    await notifier.run(later(0));
    expect(told(mine.browser)).toEqual([]);

    await Promise.all([notifier.run(later(minutes(2))), newNotifier().run(later(minutes(2)))]);
    await notifier.run(later(minutes(3)));
    const [first, ...more] = told(mine.browser);
    expect(more).toEqual([]);
    expect(first?.payload).toMatchObject({
      tag: `evening ${evening}`,
      url: `/l/${league.slug}/answer?as=${await linkOf(ana)}`,
      language: "en",
      body: expect.stringContaining("Ana’s"),
    });
    expect(first?.topic).toBe(evening.replaceAll("-", ""));
    const [other] = told(theirs.browser);
    expect(other?.payload.language).toBe("es");
    expect(other?.payload.title).not.toBe(first?.payload.title);

    await change(id, set(evening, { on: dayAhead(6) }));
    await notifier.run(later(minutes(2)));
    await notifier.run(later(minutes(3)));
    const [, moved, ...rest] = told(mine.browser);
    expect(rest).toEqual([]);
    expect(moved?.payload.title).not.toBe(first?.payload.title);
    expect(service.refused).toEqual([]);
  });

  it("remind on the day everyone but those who are not coming, and announce no evening from before the subscription", async () => {
    const { id, subscribe, told, set, linkOf } = await leagueWith();
    const evening = uuid();
    const on = dayAhead(5);
    await change(id, set(evening, { on, at: "23:30" }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const [mine, theirs] = [await subscribe(ana), await subscribe(bo)];
    const as = await linkOf(bo);
    await attendance.answer(id, { as, evening, answer: "not" }, later(0));
    await notifier.run(later(minutes(2)));
    expect(told(mine.browser)).toEqual([]);
    const thatDay = `${on}T18:00:00.000Z`;
    await notifier.run(thatDay);
    await notifier.run(thatDay);
    expect(told(mine.browser)).toHaveLength(1);
    expect(told(theirs.browser)).toEqual([]);
  });

  it("report the results of an evening", async () => {
    const { world, told, subscribed, league } = await leagueWith(ana);
    const day = 24 * 60;
    const table = { rulesetId: "doubles" as const, seats: [0, 1] };
    await world.play({ ...table, hands: [{ out: 0, pips: [0, 30] }], ended: 300 * day + 20 * 60 }, true);
    await world.play({ ...table, hands: [{ out: 0, pips: [0, 30] }], ended: 300 * day + 21 * 60 }, true);
    // Day 300 of 2026, counted from 0: October 28.
    await notifier.run("2026-10-29T10:00:00.000Z");
    await notifier.run("2026-10-29T11:00:00.000Z");
    const [results, ...more] = told(subscribed[0]?.browser ?? "");
    expect(more).toEqual([]);
    expect(results?.payload).toMatchObject({ url: `/l/${league.slug}`, tag: `results ${league.id}` });
    expect(results?.payload.body).toContain("Ana");
  });

  it("report paper results like others, once per evening", async () => {
    const { id, told, subscribed } = await leagueWith(ana);
    const paper = { change: "paper-result" as const, kind: "doubles", on: "2026-03-06" };
    const players = [
      { player: bo, place: 1 },
      { player: cleo, place: 2 },
    ];
    const put = () => change(id, { ...paper, id: uuid(), game: uuid(), rankedBy: "places", players });
    await put();
    await notifier.run("2026-03-07T07:00:00.000Z");
    expect(told(subscribed[0]?.browser ?? "")).toEqual([]);
    await notifier.run("2026-03-07T10:00:00.000Z");
    await put();
    await notifier.run("2026-03-07T11:00:00.000Z");
    const [results, ...more] = told(subscribed[0]?.browser ?? "");
    expect(more).toEqual([]);
    expect(results?.payload.body).toContain("Bo");
  });

  it("stop for a browser that is gone, and still reach others when one push service is full", async () => {
    const { id, subscribed, told, set, count } = await leagueWith(ana, bo, cleo);
    const [gone, full, well] = subscribed.map(({ browser }) => browser) as [string, string, string];
    service.setState(gone, "gone");
    service.setState(full, "full");
    await change(id, set(uuid()));
    await notifier.run(later(minutes(2)));
    expect(told(well)).toHaveLength(1);
    expect(await count()).toBe(2);
  });

  it("are sent again while they are due to those whose service was not there, and only to them", async () => {
    const { id, subscribed, told, set } = await leagueWith(ana, bo);
    const [full, well] = subscribed.map(({ browser }) => browser) as [string, string];
    const evening = uuid();
    service.setState(full, "full");
    await change(id, set(evening));
    await notifier.run(later(minutes(2)));
    service.setState(full, "well");
    await notifier.run(later(minutes(2.5)));
    expect(told(full)).toEqual([]);
    for (const after of [3.5, 10, 100]) await notifier.run(later(minutes(after)));
    expect(told(full)).toHaveLength(1);
    expect(told(well)).toHaveLength(1);
    // Of no use any more: the evening was moved.
    service.setState(full, "full");
    await change(id, set(evening, { on: dayAhead(6) }));
    await notifier.run(later(minutes(2)));
    await change(id, set(evening, { on: dayAhead(7) }));
    service.setState(full, "well");
    for (const after of [4, 10, 100]) await notifier.run(later(minutes(after)));
    expect(told(full).map(({ payload }) => payload.title)).toHaveLength(2);
  });

  it("of one league do not wait for another whose addresses do not answer", async () => {
    const hanging = await leagueWith();
    const silent: string[] = [];
    for (let index = 0; index < 24; index++) {
      const { browser } = await hanging.subscribe([ana, bo, cleo][index % 3] ?? ana);
      silent.push(browser);
      service.setState(browser, "silent");
    }
    const family = await leagueWith(bo);
    await change(hanging.id, hanging.set(uuid()));
    await change(family.id, family.set(uuid()));
    const before = service.requests();
    const run = notifier.run(later(minutes(2)));
    await expect.poll(() => family.told(family.subscribed[0]?.browser ?? "")).toHaveLength(1);
    // Eight at a time, so the other league is still with its first ones.
    expect(service.requests() - before).toBeLessThanOrEqual(9);
    await run;
    // What a host gets of one league in one run is limited; the rest is sent later.
    expect(service.requests() - before).toBeLessThanOrEqual(1 + 16);
    for (const browser of silent) service.setState(browser, "well");
    await notifier.run(later(minutes(4)));
    expect(silent.filter((browser) => hanging.told(browser).length === 1)).toHaveLength(24);
  });

  it("stop for an address that has failed five times in a row while others were reached", async () => {
    const { id, subscribed, set, count } = await leagueWith(ana, bo);
    service.setState(subscribed[0]?.browser ?? "", "full");
    for (let sent = 1; sent <= 5; sent++) {
      expect(await count()).toBe(2);
      await change(id, set(uuid()));
      await notifier.run(later(minutes(2)));
    }
    expect(await count()).toBe(1);
  });

  it("are sent only to known push services, with valid keys, for a valid link", async () => {
    const { id, subscribed, linkOf, count } = await leagueWith(ana);
    const request = subscribed[0]?.request;
    if (!request) throw new Error("nobody");
    const given = (more: object) => subscriptions.change(id, { ...request, ...more }, "https://a.example");
    const at = (endpoint: string) => ({ subscription: { ...request.subscription, endpoint } });
    for (const endpoint of ["http://127.0.0.1:1/x", "https://169.254.169.254/", "https://example.org/x", "x"])
      expect(await given(at(endpoint))).toBe("not-a-push-service");
    const { keys, endpoint } = request.subscription;
    for (const wrong of [{ auth: "abc" }, { p256dh: "abc" }, { p256dh: `${"A".repeat(86)}A` }])
      expect(await given({ subscription: { endpoint, keys: { ...keys, ...wrong } } })).toBe("bad-keys");
    expect(await given({ as: `${request.as.slice(0, -1)}_` })).toBe("wrong-link");
    expect(await given({})).toMatchObject({ player: ana, wants: true });
    expect(await count()).toBe(1);
    const before = service.requests();
    expect(
      await sending("none").send({ ...keys, endpoint, origin: "https://a.example" }, { payload: "x" }),
    ).toEqual({ failed: "not a push service" });
    expect(service.requests()).toBe(before);

    // Another player's link does not end a subscription; the player's own link does, and so does replacing it.
    await given({ as: await linkOf(bo), wants: false });
    expect(await count()).toBe(1);
    expect(await given({ wants: false })).toMatchObject({ wants: false });
    expect(await count()).toBe(0);
    await given({});
    await attendance.replaceLinks(id, key, [request.as]);
    expect(await count()).toBe(0);
  });

  it("are limited to a player’s most recent browsers, and to a number per league", async () => {
    const { id, subscribe, count, linkOf } = await leagueWith();
    for (let index = 0; index < 10; index++) await subscribe(ana);
    expect(await count()).toBe(8);
    const row = {
      leagueId: id,
      player: bo,
      endpoint: "x",
      p256dh: "x",
      auth: "x",
      language: "en",
      origin: "",
    };
    const createdAt = new Date();
    await database.pushSubscription.createMany({
      data: Array.from({ length: 492 }, (_, index) => ({ ...row, id: `${index}`, createdAt })),
    });
    const one = { as: await linkOf(cleo), wants: true, language: "en" as const };
    const subscription = service.subscribe("one-too-many", senderKey);
    expect(await subscriptions.change(id, { ...one, subscription }, "")).toBe("too-many-subscriptions");
    expect((await leagues.find(id)).id).toBe(id);
  });
});
