import fc from "fast-check";
import { expect, it } from "vitest";
import { isLinkOf, linkOf, playerOfLink } from "./answer-link";

const [league, player] = ["01947b6e-0000-7000-8000-00000000000a", "01947b6e-1111-7111-8111-00000000000b"];

it("an answer link names its player and is valid only for its secret, league, player and replacement", () => {
  const link = linkOf("secret", league, player, 0);
  expect(playerOfLink(link)).toBe(player);
  expect(isLinkOf(link, "secret", league, player, 0)).toBe(true);
  expect(isLinkOf(link, "secret", league, player, 1)).toBe(false);
  expect(isLinkOf(link, "other", league, player, 0)).toBe(false);
  expect(isLinkOf(link, "secret", player, player, 0)).toBe(false);
  expect(isLinkOf(link, "secret", league, league, 0)).toBe(false);
});

it("an answer link has one spelling, and any other text is refused", () => {
  const link = linkOf("secret", league, player, 0);
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom(..."Aa0-_B9z"), (at, letter) => {
      const other = link.slice(0, at) + letter + link.slice(at + 1);
      expect(isLinkOf(other, "secret", league, player, 0)).toBe(other === link);
    }),
  );
  for (const odd of ["", "x", `${link}=`, link.slice(1), `${link} `, link.repeat(2)])
    expect(isLinkOf(odd, "secret", league, player, 0)).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !isLinkOf(text, "secret", league, player, 0)));
});
