import { afterAll, describe, expect, it } from "vitest";
import { dayAhead, inAnHour } from "../../support/days-ahead";
import { key, uuid } from "../../support/entries";
import { leagueRequest, people } from "../../support/league/world";
import { apiOf } from "../../support/server/api";
import { startPushService } from "../../support/server/push-service";
import { startServer } from "../../support/server/server";

const service = await startPushService();
const server = await startServer({ PUSH_SERVICES: service.url });
afterAll(async () => {
  await server.remove();
  service.close();
});
const api = await apiOf(server.url);
const bearer = { Authorization: `Bearer ${key}` };
const [ana, bo] = people.map(({ id }) => id) as [string, string];

async function planned(on = dayAhead(7)) {
  const { body } = await api("POST", "/api/leagues", leagueRequest(), bearer);
  const path = `/api/leagues/${body.slug}`;
  const evening = uuid();
  const change = (changes: readonly object[]) =>
    api("POST", `${path}/changes`, { protocol: 1, changes }, bearer);
  const set = { change: "evening", id: uuid(), evening, on, at: "20:00", place: "Ana’s <b>kitchen</b>" };
  expect((await change([set])).status).toBe(200);
  const links = async (): Promise<Record<string, string>> => {
    const { body } = await api("GET", `${path}/answer-links`, undefined, bearer);
    return Object.fromEntries(
      body.links.map((each: { player: string; as: string }) => [each.player, each.as]),
    );
  };
  return { path, slug: body.slug as string, evening, change, links };
}

const page = async (slug: string, as: string, more = "") => {
  const response = await fetch(`${server.url}/l/${slug}/answer?as=${as}${more}`);
  return { response, text: await response.text() };
};
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}/answers`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers,
  });
const pressed = (text: string) => /value="(\w+)" aria-pressed="true"/.exec(text)?.[1];

describe("answering an invitation", () => {
  it("requires only the player’s link, and everybody can read the answers", async () => {
    const { path, evening, links } = await planned();
    const as = (await links())[ana];
    const given = await api("POST", `${path}/answers`, { as, evening, answer: "coming" });
    expect(given).toMatchObject({ status: 200, body: { player: ana, name: "Ana", answer: "coming" } });
    const { body } = await api("GET", `${path}/planned-evenings`);
    expect(body.evenings).toMatchObject([{ id: evening, answers: [{ name: "Ana", answer: "coming" }] }]);
    const front = await (await fetch(`${server.url}/l/${path.split("/").at(-1)}`)).text();
    expect(front).toContain("Ana’s &lt;b&gt;kitchen&lt;/b&gt;");
  });

  it("works through a form without scripts, on a page that is private to the player", async () => {
    const { path, slug, evening, links } = await planned();
    const as = (await links())[ana] ?? "";
    const before = await page(slug, as);
    expect(before.response.headers.get("cache-control")).toContain("no-store");
    expect(before.response.headers.get("x-robots-tag")).toBe("noindex");
    expect(before.response.headers.get("etag")).toBeNull();
    expect(before.text).toContain(`action="/api/leagues/${slug}/answers"`);
    expect(pressed(before.text)).toBeUndefined();

    const sent = await form(path, { as, evening, answer: "maybe" }, { Origin: server.url });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toBe(`/l/${slug}/answer?as=${as}`);
    expect(pressed((await page(slug, as)).text)).toBe("maybe");
    const other = await page(slug, (await links())[bo] ?? "");
    expect(pressed(other.text)).toBeUndefined();
    expect(other.text).not.toContain(as);

    const elsewhere = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    expect((await form(path, { as, evening, answer: "not" }, elsewhere)).status).toBe(403);
    expect(pressed((await page(slug, as)).text)).toBe("maybe");
  });

  it("with a forged, an old or another league’s link is refused, on a page that says so", async () => {
    const { path, slug, evening, links } = await planned();
    const old = (await links())[ana] ?? "";
    const theirs = (await (await planned()).links())[ana] ?? "";
    const replace = { protocol: 1, replace: [old] };
    expect((await api("POST", `${path}/answer-links`, replace, bearer)).status).toBe(200);
    for (const as of [old, theirs, "x", `${old.slice(0, -1)}A`]) {
      const answer = await api("POST", `${path}/answers`, { as, evening, answer: "coming" });
      expect(answer).toMatchObject({ status: 403, body: { code: "wrong-link" } });
      expect(pressed((await page(slug, as)).text)).toBeUndefined();
      expect((await page(slug, as)).text).not.toContain("<form");
      const sent = await form(path, { as, evening, answer: "coming" });
      expect(sent.headers.get("location")).toMatch(/&said=wrong-link$/);
    }
    expect((await api("GET", `${path}/planned-evenings`)).body.evenings).toMatchObject([{ answers: [] }]);
    const now = (await links())[ana];
    expect((await api("POST", `${path}/answers`, { as: now, evening, answer: "not" })).status).toBe(200);
  });

  it("uses links that only the league’s key gives access to", async () => {
    const { path } = await planned();
    expect((await api("GET", `${path}/answer-links`)).status).toBe(401);
    const wrong = { Authorization: `Bearer ${"y".repeat(32)}` };
    expect((await api("GET", `${path}/answer-links`, undefined, wrong)).status).toBe(403);
    const replace = { protocol: 1, replace: ["x"] };
    expect((await api("POST", `${path}/answer-links`, replace, wrong)).status).toBe(403);
    expect((await api("GET", "/api/leagues/nobody-here/answer-links", undefined, bearer)).status).toBe(404);
  });

  it("reports what is wrong with an answer, a day or a time", async () => {
    const { path, evening, change, links } = await planned();
    const as = (await links())[ana];
    const refusal = async (body: object) => {
      const { status, body: problem } = await api("POST", `${path}/answers`, body);
      return [status, problem.code, problem.problems[0].path];
    };
    expect(await refusal({ as, evening, answer: "perhaps" })).toEqual([400, "bad-request", "/answer"]);
    expect(await refusal({ as, answer: "not" })).toEqual([400, "bad-request", "/evening"]);
    expect(await refusal({ as, evening: uuid(), answer: "not" })).toEqual([404, "no-such-part", "/evening"]);
    const past = { change: "evening", id: uuid(), evening, on: "2020-01-01", at: "20:00", place: "" };
    await change([past]);
    expect(await refusal({ as, evening, answer: "not" })).toEqual([409, "evening-over", "/evening"]);
    const wrong = { ...past, id: uuid(), on: "2026-02-30", at: "25:00", place: "x".repeat(300) };
    const { status, body } = await change([wrong]);
    expect([status, ...body.problems.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      "/changes/0/on",
      "/changes/0/at",
      "/changes/0/place",
    ]);
  });
});

describe("a feed", () => {
  it.each([
    ["evenings.ics", "text/calendar; charset=utf-8", "BEGIN:VCALENDAR"],
    ["results.atom", "application/atom+xml; charset=utf-8", "<?xml"],
  ])("at %s has an ETag and changes with the league", async (name, type, beginning) => {
    const { path, slug, change } = await planned();
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}/${name}?lang=pt`, { headers });
    const first = await ask();
    const text = await first.text();
    expect([first.status, first.headers.get("content-type")]).toEqual([200, type]);
    expect(first.headers.get("content-language")).toBe("pt");
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    expect(text.startsWith(beginning)).toBe(true);
    expect(text).toContain(`${server.url}/l/${slug}`);
    const tag = first.headers.get("etag") ?? "";
    const again = await ask({ "If-None-Match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await change([{ change: "name", id: uuid(), name: "Sunday" }]);
    const changed = await ask({ "If-None-Match": tag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("Sunday");
    expect((await fetch(`${server.url}/api/leagues/nobody-here/${name}`)).status).toBe(404);
  });
});

describe("notices", () => {
  it("are turned on with a player’s link and sent by the running server", async () => {
    const { path, change, links } = await planned();
    const as = (await links())[ana];
    const { key: senderKey } = (await api("GET", "/api/push")).body;
    expect((await api("GET", "/api/push")).body.key).toBe(senderKey);
    const subscription = service.subscribe("phone", senderKey);
    const subscribe = (more: object = {}) =>
      api("POST", `${path}/subscriptions`, { as, wants: true, language: "pt", subscription, ...more });
    const elsewhere = { ...subscription, endpoint: "https://169.254.169.254/latest/meta-data" };
    expect(await subscribe({ subscription: elsewhere })).toMatchObject({
      status: 422,
      body: { code: "not-a-push-service", problems: [{ path: "/subscription/endpoint" }] },
    });
    expect(await subscribe({ as: "x" })).toMatchObject({ status: 403, body: { code: "wrong-link" } });
    const noKeys = { ...subscription, keys: { p256dh: "x", auth: "x" } };
    expect(await subscribe({ subscription: noKeys })).toMatchObject({
      status: 400,
      body: { problems: [{ path: "/subscription/keys" }] },
    });
    expect(await subscribe()).toMatchObject({ status: 200, body: { player: ana, wants: true } });
    // In an hour on the league's clock, so that players who are coming are reminded at once.
    await change([
      { change: "evening", id: uuid(), evening: uuid(), ...inAnHour("Europe/Berlin"), place: "Here" },
    ]);
    // A server checks when it starts.
    await server.stop();
    await server.restart();
    await expect.poll(() => service.delivered.length).toBeGreaterThan(0);
    expect(service.delivered[0]).toMatchObject({ browser: "phone", payload: { language: "pt" } });
    expect(service.refused).toEqual([]);
    expect(server.output()).not.toContain(service.url);
  });
});
