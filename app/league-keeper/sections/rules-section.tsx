"use client";

import { Fold } from "@/app/shared/fold";
import { playedName } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { changeProblems } from "@/lib/league/change/league-change";
import type { LeagueReply, LeagueRules } from "@/lib/league/replies";
import { presetIn } from "@/lib/rules/presets/preset-option";
import { FieldForm } from "../form/field-form";
import { RemovableRows } from "../form/removable-rows";
import { KeeperSection } from "../keeper-section";

/** The house rules of a league, to rename and remove. They are made when a game is set up. */
export function RulesSection({ league }: { readonly league: LeagueReply }) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const { rules = [] } = league;
  const rows = rules.map((each) => {
    const { id, name, game, options } = each;
    const line = t.rulesLine({
      name,
      game: playedName({ kind: game, preset: presetIn(options) }, language),
    });
    const restore = { change: "rules" as const, rules: id, name, game, options };
    const change = { change: "remove-rules" as const, rules: id };
    return {
      id,
      removal: { line, done: t.changes["remove-rules"]({ name }), change, restore },
      more: <Rename key={id} league={league} rules={each} />,
    };
  });
  return (
    <KeeperSection
      id="house-rules"
      heading={t.rules}
      summary={rules.map(({ name }) => name).join(", ") || t.noRulesYet}
    >
      <RemovableRows
        leagueId={league.id}
        heading={t.rulesSaved}
        hint={rows.length === 0 ? t.noRules : t.rulesHint}
        rows={rows}
        send={t.removeRules}
      />
    </KeeperSection>
  );
}

interface RenameProps {
  readonly league: LeagueReply;
  readonly rules: LeagueRules;
}

function Rename({ league, rules: { id: rules, ...before } }: RenameProps) {
  const t = useCatalogue("keeping");
  return (
    <Fold label={t.rename}>
      <FieldForm
        leagueId={league.id}
        label={t.rename}
        field={t.rulesName}
        value={before.name}
        read={(name) => {
          const change = { change: "rules" as const, ...before, rules, name };
          return { change, problems: changeProblems(league, { ...change, id: rules }) };
        }}
      />
    </Fold>
  );
}
