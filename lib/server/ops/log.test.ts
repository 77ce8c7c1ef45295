import { expect, it } from "vitest";
import { withoutSecrets } from "./log";

it.each([
  ["a game's id", "game 019ab000-0000-7000-8000-000000000000 is gone", "game 019a… is gone"],
  ["a key", "Bearer Zm9vYmFyYmF6cXV4eHl6enk1 refused", "Bearer Zm9v… refused"],
  ["what somebody entered", 'Unexpected token in "Ana & Bo"', 'Unexpected token in "…"'],
  ["a name between other marks", "Cannot read properties of 'Ana'", 'Cannot read properties of "…"'],
  ["an ordinary message as it is", "database or disk is full", "database or disk is full"],
])("what is told of %s", (_, message, told) => {
  expect(withoutSecrets(message)).toBe(told);
});
