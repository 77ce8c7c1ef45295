"use client";

import { bodyOf, emptyDraft, withField } from "@/app/shared/draft/draft";
import { nameOf } from "@/app/shared/game/name-of";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { Prompt } from "@/lib/rules/prompts";
import { moneyText } from "@/lib/ui/text/money-text";

interface OfferCardProps {
  readonly prompt: Prompt;
  readonly players: readonly Player[];
  readonly busy: boolean;
  onAnswer(body: Record<string, unknown>): void;
}

/** An offer that has to be answered: its price and its effect, to accept or decline. */
export function OfferCard({ prompt, players, busy, onAnswer }: OfferCardProps) {
  const t = useWords().table;
  const language = useLanguage();
  const speaker = useSpeaker();
  const offer = prompt.asks.find((ask) => ask.type === "offer");
  if (!offer) return null;
  const title = speaker.text(prompt.title);
  const name = nameOf(players, offer.player);
  const price = moneyText(offer.price, language);
  const answer = (take: boolean) =>
    onAnswer(bodyOf(prompt, withField(emptyDraft(prompt.kind), offer.field, take)));
  return (
    // The next player's keys are other keys, and deaf to the second tap of a double tap on this one's.
    <section key={offer.player} aria-label={title} className="panel grid gap-3 border-2 border-brass p-4">
      <h2 className="text-title wrap-anywhere">{title}</h2>
      <p className="wrap-anywhere">{t.offer({ name, price, total: offer.total })}</p>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <button type="button" className="action" disabled={busy} onClick={() => answer(true)}>
          {offer.price === 0 ? t.takeFree : t.take({ price })}
        </button>
        <button type="button" className="key min-h-14" disabled={busy} onClick={() => answer(false)}>
          {t.decline}
        </button>
      </div>
    </section>
  );
}
