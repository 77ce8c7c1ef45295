import { afterEach, expect, it, vi } from "vitest";
import { freshLocalStorage } from "@/tests/support/local-storage";
import { leagueCalls } from "./session/league-calls";
import { sendAnswer, storedAnswer } from "./stored-answer";

const stored = freshLocalStorage();
afterEach(() => vi.restoreAllMocks());

it("a second answer, given before the server had the first, stays on the phone until the server has it", async () => {
  const of = { slug: "harbour", as: "link", evening: "e", player: "ana" };
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

it("two players who share a phone without a network each keep their own answer", async () => {
  const ana = { slug: "harbour", as: "link of Ana", evening: "e", player: "ana" };
  const bo = { ...ana, as: "link of Bo", player: "bo" };
  vi.spyOn(leagueCalls, "answer").mockResolvedValue({ outcome: "unreachable" });
  await sendAnswer({ ...ana, answer: "coming" });
  expect(storedAnswer(bo)).toBeUndefined();
  await sendAnswer({ ...bo, answer: "not" });
  expect([storedAnswer(ana), storedAnswer(bo)]).toEqual(["coming", "not"]);
  // The league's address may change before there is a network again.
  expect(storedAnswer({ ...ana, slug: "marina" })).toBe("coming");
});

it("an answer stored by an earlier version is still sent", async () => {
  const ana = { slug: "harbour", as: "link of Ana", evening: "e", player: "ana" };
  stored["pipkeeper/answer/harbour/e"] = "maybe";
  expect(storedAnswer(ana)).toBe("maybe");
  vi.spyOn(leagueCalls, "answer").mockResolvedValue({ outcome: "answered", reply: {} as never });
  expect(await sendAnswer({ ...ana, answer: "maybe" })).toBe("sent");
  expect(Object.keys(stored)).toEqual([]);
});
