import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { instead, pictureIn, tableIn } from "./drawn-table";

const id = "0198b000-0000-7001-8000-047c1afdbce7";

describe("whose table a request asks for", () => {
  const opening = { "sec-fetch-dest": "document" };
  const asked = (url: string, method = "GET", headers: object = opening) =>
    tableIn({ method, url, headers } as IncomingMessage);

  it.each([`/play?game=${id}`, `/play?game=${id}&lang=es`])("%s asks for a document with a table", (url) => {
    expect(asked(url)).toBe(id);
  });

  it.each([
    "/play",
    "/play?game=x",
    `/play?game=${id}&enter=hand`,
    `/play?game=${id}&for=${id}`,
    `/play?game=${id}&_rsc=x`,
    `/watch?game=${id}`,
    `/play/drawn?game=${id}`,
  ])("%s does not", (url) => expect(asked(url)).toBeUndefined());

  it("nor does what is not opened in a browser: a request for the head, of Next’s router, or for a preview", () => {
    const url = `/play?game=${id}`;
    expect(asked(url, "HEAD")).toBeUndefined();
    expect(asked(url, "GET", { "sec-fetch-dest": "empty", rsc: "1" })).toBeUndefined();
    expect(asked(url, "GET", {})).toBeUndefined();
  });
});

describe("the picture in a page", () => {
  it("has the rail and the main part, and nothing that leads anywhere or that a policy forbids", () => {
    const header = '<header class="rail"><a href="/" aria-label="To the games">x</a></header>';
    const main = '<main id="content" class="wide"><p style="--row:2rem">id=&quot;x&quot; Ana</p></main>';
    expect(pictureIn(`<body><p>no styles</p>${header}${main}<script>1</script></body>`)).toBe(
      '<div class="rail"><a aria-label="To the games">x</a></div><div class="wide"><p data-style="--row:2rem">id=&quot;x&quot; Ana</p></div>',
    );
  });

  it.each([
    "<body></body>",
    '<header></header><main><!--$?--><template id="B:0"></template><!--/$--></main>',
    "<header></header><script>1</script><main></main>",
  ])("is left out if it is not whole: %s", (page) => expect(pictureIn(page)).toBeUndefined());
});

describe("an answer that is taken instead of sent", () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** What a client gets, as status, text and headers of ours and of the answer, if what was taken is sent in brackets. */
  async function taken(draw: (response: ServerResponse) => void, patience?: number) {
    const server = createServer((_, response) => {
      response.setHeader("x-ours", "1");
      instead(response, (page) => response.writeHead(200).end(`[${page}]`), patience);
      draw(response);
    }).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return [answer.status, await answer.text(), answer.headers.get("x-ours"), answer.headers.get("x-its")];
  }

  it.each([
    [200, "[<p>Ana</p>]"],
    [404, "[undefined]"],
    [500, "[undefined]"],
  ])("with %i comes as %s, without its headers", async (status, text) => {
    const answer = await taken((response) => {
      response.setHeader("x-its", "1");
      response.writeHead(status);
      response.write("<p>");
      response.write(Buffer.from("Ana"));
      response.end("</p>");
    });
    expect(answer).toEqual([200, text, "1", null]);
  });

  it("is not waited for if it takes too long, and what comes of it later changes nothing", async () => {
    let late: ServerResponse | undefined;
    const answer = await taken((response) => {
      late = response;
    }, 5);
    expect(answer).toEqual([200, "[undefined]", "1", null]);
    late?.setHeader("x-its", "1");
    late?.writeHead(200);
    late?.write("<p>");
    late?.end("</p>");
  });
});
