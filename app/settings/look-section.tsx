"use client";

import { useWords } from "@/lib/i18n/use-words";
import { chooseLook, textSizes, themes, useLook } from "./look";
import { SettingsSection } from "./settings-section";

/** Light or dark, and how large the letters are. */
export function LookSection() {
  const say = useWords().settings;
  const look = useLook();
  return (
    <SettingsSection id="look" heading={say.look}>
      <Choice
        legend={say.theme}
        name="theme"
        values={themes}
        chosen={look.theme}
        label={(theme) => say.themes[theme]}
        choose={(theme) => chooseLook({ ...look, theme })}
      />
      <Choice
        legend={say.text}
        name="text"
        values={textSizes}
        chosen={look.text}
        label={(text) => say.textSizes[text]}
        choose={(text) => chooseLook({ ...look, text })}
      />
    </SettingsSection>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  label(value: T): string;
  choose(value: T): void;
}

function Choice<T extends string>({ legend, name, values, chosen, label, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2 *:grow">
        {values.map((value) => (
          <label key={value} className="key">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
