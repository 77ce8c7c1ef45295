import { expect, it } from "vitest";
import { withoutSecrets } from "./log";

it.each([
  ["shortens a game's id", "game 019ab000-0000-7000-8000-000000000000 is gone", "game 019a… is gone"],
  ["shortens a key", "Bearer Zm9vYmFyYmF6cXV4eHl6enk1 refused", "Bearer Zm9v… refused"],
  ["hides what somebody entered", 'Unexpected token in "Ana & Bo"', 'Unexpected token in "…"'],
  [
    "hides a name in other quotation marks",
    "Cannot read properties of 'Ana'",
    'Cannot read properties of "…"',
  ],
  ["leaves an ordinary message as it is", "database or disk is full", "database or disk is full"],
])("withoutSecrets %s", (_, message, logged) => {
  expect(withoutSecrets(message)).toBe(logged);
});
