import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { pictureIn, tableIn } from "./drawn-table";

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
