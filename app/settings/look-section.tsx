"use client";

import { SettingsSection } from "@/app/shared/settings-section";
import { settingsWords } from "@/lib/i18n/settings-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { Choice } from "./choice";
import { chooseLook, contrasts, hands, textSizes, themes, useLook } from "./look";

/** Light or dark, how strong the contrast, how large the letters, and for which hand. */
export function LookSection() {
  const say = settingsWords[useLanguage()];
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
        legend={say.contrast}
        name="contrast"
        values={contrasts}
        chosen={look.contrast}
        label={(contrast) => say.contrasts[contrast]}
        choose={(contrast) => chooseLook({ ...look, contrast })}
      />
      <Choice
        legend={say.text}
        name="text"
        values={textSizes}
        chosen={look.text}
        label={(text) => say.textSizes[text]}
        choose={(text) => chooseLook({ ...look, text })}
      />
      <Choice
        legend={say.hand}
        name="hand"
        values={hands}
        chosen={look.hand}
        hint={say.handHint}
        label={(hand) => say.hands[hand]}
        choose={(hand) => chooseLook({ ...look, hand })}
      />
      <LanguageLine />
    </SettingsSection>
  );
}

/** With one language there is nothing to choose; it is said which. A second one makes this a choice. */
function LanguageLine() {
  const { language, languages } = settingsWords[useLanguage()];
  const spoken = Object.values(languages);
  return (
    <p>
      <span className="font-semibold">{language}:</span> {spoken.join(", ")}
    </p>
  );
}
