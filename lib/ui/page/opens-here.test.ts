import { describe, expect, it } from "vitest";
import { opensHere } from "./opens-here";

describe("a click on a link", () => {
  const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  it("is for this page", () => expect(opensHere(plain)).toBe(true));

  it.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    "is for the browser with %o",
    (held) => expect(opensHere({ ...plain, ...held })).toBe(false),
  );
});
