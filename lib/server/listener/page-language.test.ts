import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { setLanguageHeaders } from "./page-language";

function linkOf(url: string): string | undefined {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  setLanguageHeaders(request, response, "en", ["season", "search"]);
  expect(response.getHeader("Content-Language")).toBe("en");
  return response.getHeader("Link")?.toString();
}

it("a page says where it is in other languages, with the fields that it reads and no others", () => {
  const link = linkOf(`/l/friday?utm=${"x".repeat(7_000)}&season=s1&lang=pt`);
  expect(link?.split(", ")).toEqual([
    '</l/friday?season=s1&lang=en>; rel="alternate"; hreflang="en"',
    '</l/friday?season=s1&lang=es>; rel="alternate"; hreflang="es"',
    '</l/friday?season=s1&lang=pt>; rel="alternate"; hreflang="pt"',
  ]);
});

it("no answer has a header as long as an address can be", () => {
  for (const url of [`/l/${"x".repeat(15_000)}`, `/l/friday?search=${"%F0%9F%81%93".repeat(300)}`])
    expect((linkOf(url) ?? "").length).toBeLessThanOrEqual(1_000);
});
