import { catalogue } from "@/lib/i18n/catalogues";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import type { Position } from "@/lib/rules/game";
import { namedParties } from "@/lib/ui/text/party-name";

/** Who plays with whom; nothing if everybody plays alone. */
export function Partners({ position }: { readonly position: Position }) {
  const language = useLanguage();
  if (!position.sides) return null;
  const sides = namedParties(position, language).map(({ name }) => name);
  return <p className="text-ink-soft wrap-anywhere">{catalogue("newGame", language).partners({ sides })}</p>;
}
