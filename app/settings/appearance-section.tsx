"use client";

import { useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { type BaseLanguage, baseOf, languages } from "@/lib/i18n/language";
import { chooseLanguage } from "@/lib/ui/device/language";
import { chooseAppearance, contrasts, hands, textSizes, themes, useAppearance } from "./appearance";
import { Choice } from "./choice";

/** Theme, contrast, text size and handedness. */
export function AppearanceSection() {
  const t = useCatalogue("settings");
  const appearance = useAppearance();
  return (
    <SettingsSection id="look" heading={t.appearance}>
      <Choice
        legend={t.theme}
        name="theme"
        values={themes}
        chosen={appearance.theme}
        label={(theme) => t.themes[theme]}
        choose={(theme) => chooseAppearance({ ...appearance, theme })}
      />
      <Choice
        legend={t.contrast}
        name="contrast"
        values={contrasts}
        chosen={appearance.contrast}
        label={(contrast) => t.contrasts[contrast]}
        choose={(contrast) => chooseAppearance({ ...appearance, contrast })}
      />
      <Choice
        legend={t.text}
        name="text"
        values={textSizes}
        chosen={appearance.text}
        label={(text) => t.textSizes[text]}
        choose={(text) => chooseAppearance({ ...appearance, text })}
      />
      <Choice
        legend={t.hand}
        name="hand"
        values={hands}
        chosen={appearance.hand}
        hint={t.handHint}
        label={(hand) => t.hands[hand]}
        choose={(hand) => chooseAppearance({ ...appearance, hand })}
      />
      <LanguageChoice />
    </SettingsSection>
  );
}

/** Each language by its own name, for people who cannot read the current one. */
const languageNames: Readonly<Record<BaseLanguage, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
};

function LanguageChoice() {
  const { language, languageLater } = useCatalogue("settings");
  const [waits, setWaits] = useState(false);
  const choose = async (each: BaseLanguage) => setWaits(!(await chooseLanguage(each)));
  return (
    <div className="grid gap-2">
      <Choice
        legend={language}
        name="language"
        values={languages}
        chosen={baseOf(useLanguage())}
        label={(each) => languageNames[each]}
        choose={(each) => void choose(each)}
      />
      <p role="status" className="empty:hidden">
        {waits && languageLater}
      </p>
    </div>
  );
}
