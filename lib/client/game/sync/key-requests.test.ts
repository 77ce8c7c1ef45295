import { expect, it } from "vitest";
import { uuid } from "@/tests/support/entries";
import { gameHere } from "@/tests/support/league/game-here";
import type { OtherKeys } from "../../store/device-store";
import { afterKeyRequest, invited, type KeyRequest, nextKeyRequest } from "./key-requests";

const with_ = (keys: OtherKeys, key: string | undefined = "k") =>
  gameHere(uuid(), { key: key as string, keys, onServer: true });
/** The header after this answer to its next request. */
function after(header: ReturnType<typeof with_>, isDone: boolean) {
  const { key, keys } = afterKeyRequest(header, nextKeyRequest(header) as KeyRequest, isDone);
  return [key, keys];
}

it("an invite to a game whose key is here changes nothing; with another key, the server is asked about it first", () => {
  const header = with_({});
  expect(invited(header, "k")).toBe(header);
  expect(invited(header, "other")).toMatchObject({ key: "k", keys: { offered: "other" } });
  const { key: _, ...watched } = header;
  expect(invited(watched, "k")).toMatchObject({ key: "k", keys: { unchecked: true } });
});

it("a new keeper key ends the hand key, except one that the server has not received yet", () => {
  expect(after(with_({ next: "n", hand: "h" }), true)).toEqual(["n", {}]);
  expect(after(with_({ next: "n", hand: "h", tell: "add" }), true)).toEqual([
    "n",
    { hand: "h", tell: "add" },
  ]);
  expect(after(with_({ next: "n", hand: "h" }), false)).toEqual(["k", { hand: "h" }]);
});

it("a hand key that the server refuses is dropped; one that it has is kept", () => {
  const header = with_({ hand: "h", tell: "only" });
  expect(nextKeyRequest(header)).toEqual({ about: "hand", key: "k", other: "h", only: true });
  expect(after(header, true)).toEqual(["k", { hand: "h" }]);
  expect(after(header, false)).toEqual(["k", {}]);
});
