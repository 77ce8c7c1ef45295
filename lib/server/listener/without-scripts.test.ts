import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { whenWhole, withoutScripts } from "./without-scripts";

describe("withoutScripts", () => {
  const read = (html: string): string => withoutScripts(Buffer.from(html)).toString();

  it("leaves out scripts, whatever they contain, and hints to load them", () => {
    const scripts = [
      '<script src="/look.js"></script>',
      '<script nonce="a">self.__next_f.push([1,"\\u003cp>\n<script "])</script>',
      '<link rel="preload" as="script" href="/a.js"/>',
      '<script src="/a.js" async=""></script>',
    ];
    expect(read(`<head>${scripts.join("")}</head><p>Ana</p>${scripts.join("\n")}`)).toBe(
      "<head></head><p>Ana</p>\n\n\n",
    );
  });

  it("leaves everything else", () => {
    const html = '<link rel="stylesheet" href="/a.css"/><p title="as=&quot;script&quot;">&lt;script> Bo</p>';
    expect(read(html)).toBe(html);
  });
});

describe("whenWhole", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** What a client gets from `draw`, if whole pages are answered with their size. */
  async function answer(draw: (response: ServerResponse) => void) {
    const server = createServer((_, response) => {
      whenWhole(response, (page) => response.end(`${page.length}`));
      draw(response);
    }).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return [response.status, await response.text()];
  }

  it.each([200, 404])("hands over a page, whose status is %s, only if there is one", async (status) => {
    const answered = await answer((response) => {
      response.statusCode = status;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.writeHead(status);
      response.write("<p>");
      response.write(Buffer.from("Ana"));
      response.end("</p>");
    });
    expect(answered).toEqual([status, status === 200 ? "10" : "<p>Ana</p>"]);
  });

  it("sends nothing of a page that is broken off", async () => {
    const answered = answer((response) => {
      response.setHeader("Content-Type", "text/html");
      response.write("<p>");
      response.destroy();
    });
    await expect(answered).rejects.toThrow();
  });
});
