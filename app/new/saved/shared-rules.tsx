"use client";

import { useState } from "react";
import { PasteLink } from "@/app/shared/lazy-paste-link";
import type { NamedRules, StoredRules } from "@/lib/client/house-rules";
import { readRulesLink } from "@/lib/export/rules-link";
import { games } from "@/lib/games/registry";
import { findGameWords, gameTitle } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { isolated } from "@/lib/rules/people/bidi";
import { Notice } from "@/lib/ui/page/notice";
import { BottomBar } from "../bottom-bar";
import type { Choice } from "../choose/cards";
import { AreSaved } from "./are-saved";
import { RulesInWords } from "./rules-in-words";
import { type SavedAs, savedAs, useRulesPlaces } from "./rules-places";
import { SaveRules } from "./save-rules";

interface SharedRulesProps {
  /** The whole address of the link. */
  readonly address: string;
  onPlay(choice: Choice): void;
  /** Shows all games instead. */
  onLeave(): void;
}

/** House rules from a link, to be saved or played by. */
export function SharedRules({ address, onPlay, onLeave }: SharedRulesProps) {
  const t = useCatalogue("newGame");
  const read = readRulesLink(address, games);
  if (read.ok) return <GoodRules rules={read.value} onPlay={onPlay} />;
  const { title, text } = t.linkTrouble[read.error.trouble];
  return (
    <Notice tile="4-0" title={title} text={text}>
      <button type="button" className="action" onClick={onLeave}>
        {t.showAll}
      </button>
      {read.error.trouble === "damaged" && <PasteLink />}
    </Notice>
  );
}

const idsOf = ({ place, rules }: SavedAs) => ({
  id: rules.id,
  ...(place.league && { league: place.league.id }),
});

function GoodRules({ rules, onPlay }: { readonly rules: NamedRules; onPlay(choice: Choice): void }) {
  const language = useLanguage();
  const t = useCatalogue("newGame");
  const places = useRulesPlaces();
  const [justSaved, setJustSaved] = useState<StoredRules>();
  const { name, game, options } = rules;
  const words = findGameWords(game, language);
  const here = savedAs(rules, places);
  return (
    <div className="flex grow flex-col gap-6">
      <div className="grid gap-1">
        <h2 className="text-display wrap-anywhere">{isolated(name)}</h2>
        <p className="text-ink-soft">
          {t.sharedRulesText({ game: words ? gameTitle(words, options) : game })}
        </p>
      </div>
      <RulesInWords rules={rules} />
      <AreSaved saved={here} justSaved={justSaved} />
      <BottomBar>
        {!here && (
          <SaveRules
            rules={rules}
            places={places}
            name={name}
            isRight
            onProblem={() => {}}
            onSaved={setJustSaved}
          />
        )}
        <button
          type="button"
          className="action w-full"
          onClick={() => onPlay({ game, rules: { options, ...(here && idsOf(here)) } })}
        >
          {t.playThese}
        </button>
      </BottomBar>
    </div>
  );
}
