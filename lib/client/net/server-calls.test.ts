import { expect, it } from "vitest";
import { callsOver, reporting } from "./server-calls";

const refusing = (status: number, code: string) =>
  callsOver(async () =>
    Response.json(
      {
        type: "about:blank",
        title: "",
        status,
        detail: "",
        code,
        problems: [{ code, path: "", message: "" }],
      },
      { status, headers: { "Content-Type": "application/problem+json", "Retry-After": "1" } },
    ),
  );

it.each([
  [429, "too-many-requests", "unreachable"],
  [500, "server-fault", "unreachable"],
  [507, "disk-full", "unreachable"],
  [403, "wrong-key", "refused"],
])("the calls read status %s with code %s as %s", async (status, code, outcome) => {
  const entries = [{ id: "e", at: "2026-11-21T19:30:00.000Z", kind: "hand" }];
  const answered = await refusing(status, code).append("g", "k", { protocol: 1, base: 0, entries });
  expect(answered.outcome).toBe(outcome);
});

const append = (calls: ReturnType<typeof callsOver>) =>
  calls.append("g", "k", { protocol: 1, base: 0, entries: [] });

it("an answer of another shape is no answer, as from a proxy", async () => {
  const proxy = callsOver(async () => Response.json({ hello: "there" }));
  expect(await append(proxy)).toEqual({ outcome: "unreachable" });
  const login = callsOver(async () => new Response("<html>", { status: 200 }));
  expect(await append(login)).toEqual({ outcome: "unreachable" });
});

it("a problem keeps the server’s sentence only if that is all there is", async () => {
  const problems = [
    { code: "new-code", path: "/a", message: "A sentence." },
    { code: "game-over", path: "/b", message: "Another.", params: {} },
  ];
  const document = { type: "about:blank", title: "", status: 422, detail: "", code: "refused", problems };
  const refused = await append(callsOver(async () => Response.json(document, { status: 422 })));
  expect(refused).toMatchObject({ outcome: "refused", code: "refused" });
  expect(refused.outcome === "refused" && refused.problems).toEqual([
    { code: "new-code", path: "/a", message: "A sentence." },
    { code: "game-over", path: "/b", params: {} },
  ]);
});

it("a game and an evening are made at addresses of their own", async () => {
  const asked: unknown[] = [];
  const calls = callsOver(async (address) => {
    asked.push(address);
    return Response.error();
  });
  for (const game of ["doubles", "evening"]) await calls.create({ id: "g", game } as never, "k");
  expect(asked).toEqual(["/api/games", "/api/evenings"]);
});

it("a server that is full was reached, one that does not answer was not", async () => {
  const reached: [string, boolean][] = [];
  const report = (id: string, was: boolean) => void reached.push([id, was]);
  await append(reporting(refusing(507, "disk-full"), report));
  await append(reporting(refusing(403, "wrong-key"), report));
  await append(reporting(refusing(500, "server-fault"), report));
  expect(reached).toEqual([
    ["g", true],
    ["g", true],
    ["g", false],
  ]);
});
