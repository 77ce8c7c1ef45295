import * as z from "zod/mini";
import { defineGame } from "../../../lib/rules/define-game";
import { entrySchema, leftField, outField } from "../../../lib/rules/document/entry";
import type { Lift } from "../../../lib/rules/document/lift";
import { tinyRules } from "./tiny-game.fixture";

/** Tiny with two earlier formats of a hand: version 1 has `color`, and versions 1 and 2 have only its first letter. */
const common = { out: outField, left: leftField };
const letter = z.enum(["r", "g"]);
const hands = {
  1: entrySchema("hand", { color: letter, ...common }),
  2: entrySchema("hand", { version: z.literal(2), colour: letter, ...common }),
  3: entrySchema("hand", { version: z.literal(3), colour: z.enum(["red", "green"]), ...common }),
};

const steps: readonly Lift[] = [
  ({ color, ...body }) => ({ ...body, colour: color }),
  ({ colour, ...body }) => ({ ...body, colour: colour === "r" ? "red" : colour === "g" ? "green" : colour }),
];

/** The game as a program of this version knows it. */
export const tinyOfVersion = (version: 1 | 2 | 3) =>
  defineGame({
    ...tinyRules,
    entries: { hand: hands[version] },
    lifts: { hand: steps.slice(0, version - 1) },
  });
