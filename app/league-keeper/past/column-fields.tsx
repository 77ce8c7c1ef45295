"use client";

import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Choices, Understood } from "@/lib/league/import/import";
import { type Role, roles } from "@/lib/league/import/roles";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { Checkbox } from "../form/checkbox";
import { ChoiceField, TextField } from "../form/fields";

interface ColumnFieldsProps {
  readonly found: Understood;
  readonly choices: Choices;
  readonly rulesetIds: readonly string[];
  choose(more: Partial<Choices>): void;
}

const rankings = ["places", "most", "fewest", "money"] as const;
const orders = ["day-first", "month-first"] as const;
const isRole = (role: string): role is Role => (roles as readonly string[]).includes(role);

/** The columns of a table with what they are taken for, and what the table does not say itself. */
export function ColumnFields({ found, choices, rulesetIds, choose }: ColumnFieldsProps) {
  const t = useCatalogue("past");
  const { paper } = useCatalogue("keeping");
  const language = useLanguage();
  const has = (role: Role) => found.columns.some((column) => column.role === role);
  return (
    <section aria-labelledby="past-columns" className="grid min-w-0 gap-3">
      <div>
        <h3 id="past-columns" className="text-lead">
          {t.columns}
        </h3>
        <p className="text-fine text-ink-soft">{t.columnsHint({ lines: found.lines })}</p>
      </div>
      <ul className="flex min-w-0 snap-x gap-3 overflow-x-auto pb-2">
        {found.columns.map(({ heading, role, cells }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
          <li key={at} className="grid w-40 shrink-0 snap-start content-end gap-1">
            <ChoiceField
              label={t.column({ number: at + 1, heading })}
              value={role}
              onChoose={(chosen) => isRole(chosen) && choose({ roles: { ...choices.roles, [at]: chosen } })}
              choices={roles.map((each) => [each, t.roles[each]])}
            />
            {cells.map((cell, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its line
              <p key={line} dir="auto" className="min-h-lh truncate text-fine text-ink-soft">
                {cell}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t.heading}
        checked={found.hasHeading}
        onChange={(hasHeading) => choose({ hasHeading, roles: {} })}
      />
      <div className="fields">
        <ChoiceField
          label={has("kind") ? t.kindElse : t.kind}
          value={found.kind}
          onChoose={(kind) => choose({ kind })}
          choices={rulesetIds.map((id) => [id, findGameWords(id, language)?.name ?? id])}
        />
        <ChoiceField
          label={paper.rankedBy}
          value={found.rankedBy}
          onChoose={(chosen) => choose({ rankedBy: rankings.find((each) => each === chosen) ?? "most" })}
          choices={rankings.map((each) => [each, each === "money" ? t.money : paper[each]])}
        />
        {(!found.isOrderSure || choices.order) && (
          <div className="grid content-start gap-1">
            <ChoiceField
              label={t.order}
              value={found.order}
              onChoose={(chosen) => choose({ order: orders.find((each) => each === chosen) ?? "day-first" })}
              choices={orders.map((each) => [each, t.orders[each]])}
            />
            {!choices.order && <ProblemText>{t.orderNotSure}</ProblemText>}
          </div>
        )}
        {!has("day") && (
          <TextField
            label={t.day}
            type="date"
            value={choices.day ?? ""}
            onChange={({ target }) => choose({ day: target.value })}
          />
        )}
      </div>
    </section>
  );
}
