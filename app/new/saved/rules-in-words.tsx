"use client";

import { answersIn } from "@/app/shared/setup/setup-draft";
import type { NamedRules } from "@/lib/client/house-rules";
import { games } from "@/lib/games/registry";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { maxPlayers } from "@/lib/rules/document/house-rules";
import { ChosenRules } from "../house-rules/chosen-rules";
import { houseRules } from "../house-rules/house-rules";

/** House rules in words; nothing if this version does not know the game, or the rules contradict each other. */
export function RulesInWords({ rules: { game: id, options } }: { readonly rules: NamedRules }) {
  const language = useLanguage();
  const game = games.find(id);
  const players = game && maxPlayers(game, options);
  if (!game || !players?.ok) return null;
  return <ChosenRules houseRules={houseRules(game, answersIn(options), players.value, language)} />;
}
