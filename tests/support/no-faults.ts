import { afterAll, expect, vi } from "vitest";

// What the server's code logs as a fault fails the file during whose tests it happens.
const output = vi.spyOn(process.stdout, "write");

afterAll(() => {
  const lines = output.mock.calls.map(([text]) => String(text));
  output.mockRestore();
  expect(lines.filter((line) => line.includes('"event":"fault"'))).toEqual([]);
});
