import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leagueCalls } from "./session/league-calls";
import { sendAnswer, storedAnswer } from "./stored-answer";

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a second answer, given before the server had the first, stays on the phone until the server has it", async () => {
  const of = { slug: "harbour", as: "link", evening: "e" };
  let reply = () => {};
  const call = vi.spyOn(leagueCalls, "answer");
  call.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        reply = () => resolve({ outcome: "answered", reply: {} as never });
      }),
  );
  const first = sendAnswer({ ...of, answer: "coming" });
  call.mockResolvedValueOnce({ outcome: "unreachable" });
  expect(await sendAnswer({ ...of, answer: "not" })).toBe("stored");
  reply();
  expect(await first).toBe("sent");
  expect(storedAnswer(of)).toBe("not");

  call.mockResolvedValueOnce({ outcome: "answered", reply: {} as never });
  expect(await sendAnswer({ ...of, answer: "not" })).toBe("sent");
  expect(storedAnswer(of)).toBeUndefined();
});
