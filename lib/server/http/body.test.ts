import { expect, it } from "vitest";
import { readJson } from "./body";

it("readJson refuses a body that breaks off, as the client's fault", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"protocol":'));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const request = new Request("http://table/api/games", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  const read = await readJson(request);
  if (read.ok) throw new Error("half a body was taken for a whole one");
  expect(read.error.status).toBe(400);
  expect(await read.error.json()).toMatchObject({
    code: "bad-body",
    detail: "The connection ended before the body did.",
  });
});
