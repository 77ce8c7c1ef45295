import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plans } from "../../../lib/i18n/en/leagues/plans";
import { launchBrowser } from "../../support/browser/browser";
import { axeFindings } from "../../support/browser/site";
import { inAnHour } from "../../support/days-ahead";
import { key, uuid } from "../../support/entries";
import { leagueRequest } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startPushService } from "../../support/server/push-service";
import { startServer, type TestServer } from "../../support/server/server";

const service = await startPushService();
const bearer = { Authorization: `Bearer ${key}` };
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ PUSH_SERVICES: service.url });
  browser = await launchBrowser([], {}, { complete: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
  service.close();
});

it("notices are off until somebody turns them on, arrive without an open page and at a new push address, and can be turned off", async () => {
  const api = await apiOf(server.url);
  const { body: league } = await api("POST", "/api/leagues", leagueRequest(), bearer);
  const path = `/api/leagues/${league.id}`;
  const { body } = await api("GET", `${path}/answer-links`, undefined, bearer);

  const linkOf = (player: number) => `${server.url}/l/${league.slug}/answer?as=${body.links[player].as}`;

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.grantPermissions(["notifications"], { origin: server.url });
  const page = await context.newPage();
  // This Chromium has no push service of its own: the test provides one, and the rest is the browser's own.
  await page.exposeFunction("subscribeAtService", (senderKey: string) =>
    service.subscribe("phone", senderKey),
  );
  await page.addInitScript(() => {
    const place = "subscription of the test";
    const subscriptionOf = (given: PushSubscriptionJSON) => ({
      endpoint: given.endpoint,
      toJSON: () => given,
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const stored = localStorage.getItem(place);
        return stored === null ? null : subscriptionOf(JSON.parse(stored));
      },
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        const subscribe: (key: unknown) => Promise<PushSubscriptionJSON> = Reflect.get(
          window,
          "subscribeAtService",
        );
        const given = await subscribe(options.applicationServerKey);
        localStorage.setItem(place, JSON.stringify(given));
        return subscriptionOf(given);
      },
    });
  });
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  // People who get the link have often never opened a page of this server before.
  await page.goto(linkOf(0));

  const notices = page.getByRole("region", { name: plans.notices.heading });
  await notices.getByRole("button", { name: plans.notices.on }).click();
  await notices.getByRole("status").filter({ hasText: plans.notices.isOn }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // The push service gives the browser a new address, and the worker reports it to the server, even when no page is
  // open.
  const { body: push } = await api("GET", "/api/push");
  const renewed = service.subscribe("renewed", push.key);
  service.setState("phone", "gone");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(
    (given) =>
      new Promise<void>((done, failed) => {
        const waitUntil = (work: Promise<void>) => work.then(done, failed);
        const event = { newSubscription: { toJSON: () => given }, waitUntil };
        self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), event));
      }),
    renewed,
  );

  const when = inAnHour("Europe/Berlin");
  const evening = { change: "evening", id: uuid(), evening: uuid(), ...when, place: "Ana’s kitchen" };
  await api("POST", `${path}/changes`, { protocol: 1, changes: [evening] }, bearer);
  // A server checks when it starts.
  await server.stop();
  await server.restart();
  await expect.poll(() => service.delivered.length).toBeGreaterThan(0);
  const [delivered] = service.delivered;
  expect(delivered?.browser).toBe("renewed");

  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.url,
    registrationId: await registration,
    data: JSON.stringify(delivered?.payload),
  });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, lang, data }) => ({ title, body, lang, url: data.url }));
    });
  await expect.poll(shown).toEqual([
    {
      title: delivered?.payload.title,
      body: expect.stringContaining("Ana’s kitchen"),
      lang: "en",
      url: `/l/${league.slug}/answer?as=${body.links[0].as}`,
    },
  ]);

  // Another player, who opens their own link on the same phone, has no notices yet.
  await page.goto(linkOf(1));
  await notices.getByRole("button", { name: plans.notices.on }).waitFor();
  await page.goto(linkOf(0));
  await notices.getByRole("button", { name: plans.notices.off }).click();
  await notices.getByRole("button", { name: plans.notices.on }).waitFor();
  await context.close();
});
