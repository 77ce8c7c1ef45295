import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { shownWords } from "../support/shown-words";

const root = join(import.meta.dirname, "../..");

/** Text allowed outside the catalogues, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Each language by its own name, for people who cannot read the current one.
  "app/settings/appearance-section.tsx": ["English", "Español", "Português"],
  // The way back when not even a catalogue could be loaded.
  "app/global-error.tsx": ["Pipkeeper"],
  // Compared with what was typed, in any language; never shown.
  "lib/ui/text/short-names.ts": [
    "miss mister master sir aunt auntie uncle mr mrs ms señor señora sr sra don doña tía tío tia tio seu dona",
  ],
};

const files = ["app", "lib/ui"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    // The API's texts are in `lib/server/words`, and its answers are tested in the server tests.
    .filter((file) => !file.startsWith("app/api/")),
);

it("no screen shows text that is not in a catalogue", () => {
  const outside = files.flatMap((file) =>
    shownWords(file, readFileSync(join(root, file), "utf8"))
      .filter(({ text }) => !exceptions[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(outside).toEqual([]);
});

it.each([
  ["text between tags", "<p>Saved on this device</p>"],
  ["one word between tags", "<b>total</b>"],
  ["text in braces", '<p>{"Saved here"}</p>'],
  ["a label that is read aloud", '<button aria-label="close" />'],
  ["a text on the way to a screen", 'const note = isLate ? "came late" : undefined;'],
  ["a text glued from parts", "const line = `$" + "{name} has won $" + "{games} games`;"],
  ["a word by itself", 'const label = "Undo";'],
])("%s is detected", (_, source) => {
  expect(shownWords("a.tsx", source)).toHaveLength(1);
});

it.each([
  ["class names", '<p className="grid gap-2 text-ink-soft">{text}</p>'],
  ["class names that are chosen", 'const look = isOut ? "text-on-walnut-soft line-through" : "font-bold";'],
  ["ids and what is compared", 'if (kind === "Hand over") send("round-over");'],
  ["errors for programmers", 'throw new Error("the words were not fetched");'],
  ["drawings", 'const wood = `<rect width="2" height="3"/>`;'],
])("%s: nothing is detected", (_, source) => {
  expect(shownWords("a.tsx", source)).toEqual([]);
});
