"use client";

import { SettingsSection } from "@/app/shared/settings-section";
import { useCatalogue } from "@/lib/i18n/use-words";
import { chooseAppearance, contrasts, hands, textSizes, themes, useAppearance } from "./appearance";
import { Choice } from "./choice";

/** Light or dark, how strong the contrast, how large the letters, and for which hand. */
export function AppearanceSection() {
  const say = useCatalogue("settings");
  const appearance = useAppearance();
  return (
    <SettingsSection id="look" heading={say.appearance}>
      <Choice
        legend={say.theme}
        name="theme"
        values={themes}
        chosen={appearance.theme}
        label={(theme) => say.themes[theme]}
        choose={(theme) => chooseAppearance({ ...appearance, theme })}
      />
      <Choice
        legend={say.contrast}
        name="contrast"
        values={contrasts}
        chosen={appearance.contrast}
        label={(contrast) => say.contrasts[contrast]}
        choose={(contrast) => chooseAppearance({ ...appearance, contrast })}
      />
      <Choice
        legend={say.text}
        name="text"
        values={textSizes}
        chosen={appearance.text}
        label={(text) => say.textSizes[text]}
        choose={(text) => chooseAppearance({ ...appearance, text })}
      />
      <Choice
        legend={say.hand}
        name="hand"
        values={hands}
        chosen={appearance.hand}
        hint={say.handHint}
        label={(hand) => say.hands[hand]}
        choose={(hand) => chooseAppearance({ ...appearance, hand })}
      />
      <LanguageLine />
    </SettingsSection>
  );
}

/** With one language there is nothing to choose; it is said which. A second one makes this a choice. */
function LanguageLine() {
  const { language, languages } = useCatalogue("settings");
  const spoken = Object.values(languages);
  return (
    <p>
      <span className="font-semibold">{language}:</span> {spoken.join(", ")}
    </p>
  );
}
