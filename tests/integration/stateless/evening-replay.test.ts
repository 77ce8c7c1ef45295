import { afterAll, describe, expect, it } from "vitest";
import golden from "../../../lib/evening/golden.json";
import { refusals } from "../../../lib/evening/refusals.fixture";
import { apiOf } from "../../support/server/api";
import { startServer } from "../../support/server/server";

const server = await startServer();
afterAll(() => server.remove());
const api = await apiOf(server.url);
const path = "/api/evening/replay";

interface Row {
  readonly name: string;
  readonly sheet: { readonly entries: readonly unknown[]; readonly draw?: boolean };
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly rounds: readonly { readonly says: readonly unknown[] }[];
    readonly problems: readonly unknown[];
  };
}
const rows = golden as unknown as Row[];

/** The order of what is said of a round is free. */
const withoutSays = (rounds: Row["expect"]["rounds"]) =>
  rounds.map(({ says, ...round }) => ({ ...round, said: says.length }));

describe("replaying a golden evening over HTTP", () => {
  it.each(rows)("gives the expected result: $name", async ({ sheet, expect: expected }) => {
    const { status, body } = await api("POST", path, sheet);
    expect(status).toBe(200);
    const { rounds, problems, ...others } = body;
    const { rounds: expectedRounds, problems: expectedProblems, ...expectedOthers } = expected;
    expect(others).toEqual(expectedOthers);
    expect(withoutSays(rounds)).toEqual(withoutSays(expectedRounds));
    expect(problems).toMatchObject(expectedProblems);
  });

  it("draws only when it is asked to", async () => {
    const [{ sheet }] = rows as [Row];
    const { draw: _, ...document } = sheet;
    expect((await api("POST", path, { ...document, draw: false })).body).not.toHaveProperty("draw");
    const { status, body } = await api("POST", path, { ...document, draw: "yes" });
    expect([status, body.problems[0]?.path]).toEqual([400, "/draw"]);
  });
});

it("what is wrong with a document is a 400, what is wrong with an entry a 200, with code, place and sentence", async () => {
  for (const [name, [sheet, ...expected]] of Object.entries(refusals)) {
    const { status, body } = await api("POST", path, sheet);
    const isEntry = body.accepted !== undefined;
    expect([status, name]).toEqual([isEntry ? 200 : 400, name]);
    const told = body.problems.map((each: { code: string; path: string }) => [each.code, each.path]);
    expect(told.sort()).toEqual([...expected].sort());
    for (const { message } of body.problems) expect(message).toMatch(/\S{3}/);
  }
});

it("an evening with so many corrections that replaying it would take minutes is refused", async () => {
  const [{ sheet }] = rows as [Row];
  const rename = { kind: "rename", person: "a", name: "Ana" };
  const entries = [
    ...Array.from({ length: 1_000 }, () => rename),
    ...Array.from({ length: 200 }, () => ({ kind: "amend", target: 0, entry: rename })),
  ];
  const { status, body } = await api("POST", path, { ...sheet, entries });
  expect([status, body.problems[0].path]).toEqual([413, "/entries"]);
});
