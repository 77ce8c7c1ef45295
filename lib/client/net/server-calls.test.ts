import { expect, it } from "vitest";
import { callsOver } from "./server-calls";

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
