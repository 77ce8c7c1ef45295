import { ImageResponse } from "next/og";
import { afterEach, expect, it, vi } from "vitest";
import { drawable } from "./drawable";
import { previewSize } from "./preview-path";
import { PreviewPicture } from "./preview-picture";

afterEach(() => vi.unstubAllGlobals());

it("PreviewPicture is drawn without requesting a font from another server, whatever the names", async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string | URL, init?: RequestInit) => {
    // The drawing library loads its own code from a data: address.
    if (String(address).startsWith("data:")) return fetch(address, init);
    asked.push(String(address));
    return Promise.reject(new Error("there is no network"));
  });
  const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).map(drawable);
  const letters = [...new Set(all.join(""))].join("");
  const family = "👨‍👩‍👧‍👦".repeat(5);
  const names = [
    letters,
    "日本 Ana 🙂",
    "Ελένη",
    "ابن 23",
    "Жанна",
    "Dan (דן)\t7",
    "Z̷̡̢a̵l\u202eg",
    family,
    "  ",
  ];
  const rows = names.map((name, index) => ({ place: index + 1, name, points: "7 1/2" }));
  const sign = { first: 6, second: 0, colour: "plum" } as const;
  const picture = (
    <PreviewPicture name={letters} table="–" rows={rows} nothing="" foot="Pipkeeper" sign={sign} />
  );
  const png = Buffer.from(await new ImageResponse(picture, previewSize).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(asked).toEqual([]);
  const shown = ["… Ana …", "…", "… 23", "Жанна", "Dan (…) 7", "Zalg", "…", "…"];
  expect(names.slice(1).map(drawable)).toEqual(shown);
});
