"use client";

import { useCallback, useState } from "react";
import type { StoredRules } from "@/lib/client/house-rules";
import { newGameWords } from "@/lib/i18n/new-game-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { Icon } from "@/lib/ui/icon";
import { later } from "@/lib/ui/page/later";
import { Modal } from "@/lib/ui/page/modal";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";
import type { Choice } from "../choose/cards";
import { OfferKey } from "../choose/offer-key";
import type { SavedOffer } from "./saved-offers";

// What they are in words takes the rules of their game.
const RulesDialog = later(async () => (await import("./rules-dialog")).RulesDialog);

interface SavedRulesProps {
  readonly offers: readonly SavedOffer[];
  onChoose(choice: Choice): void;
}

/** The house rules of this device, each chosen like a game of its own. */
export function SavedRules({ offers, onChoose }: SavedRulesProps) {
  const say = newGameWords[useLanguage()];
  const [shown, setShown] = useState<string>();
  const [toast, setToast] = useState<ToastMessage>();
  const close = useCallback(() => setToast(undefined), []);
  const all = offers.map(({ rules }) => rules);
  const about = all.find(({ id }) => id === shown);
  const onDelete = (rules: StoredRules, undo: (() => Promise<unknown>) | undefined) => {
    setShown(undefined);
    setToast(
      undo
        ? {
            text: say.deletedRules({ name: rules.name }),
            action: { label: say.undo, run: () => void undo().then(close) },
            stays: true,
          }
        : { text: say.notDeletedRules, stays: true },
    );
  };
  return (
    <>
      {offers.length > 0 && (
        <section aria-labelledby="saved-rules" className="grid grid-cols-1 gap-2">
          <h3 id="saved-rules" className="text-lead">
            {say.savedRules}
          </h3>
          <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {offers.map(({ rules, offer, about: family }) => (
              <li key={rules.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
                <OfferKey name={offer.name} about={[family]} onChoose={() => onChoose(offer.choice)} />
                <button
                  type="button"
                  className="key"
                  aria-haspopup="dialog"
                  aria-label={say.moreAbout({ name: rules.name })}
                  onClick={() => setShown(rules.id)}
                >
                  <Icon icon="more" className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Modal title={about?.name ?? ""} open={about !== undefined} onClose={() => setShown(undefined)}>
        {about && (
          <RulesDialog
            rules={about}
            others={all.filter(({ id }) => id !== about.id)}
            onDelete={(undo) => onDelete(about, undo)}
          />
        )}
      </Modal>
      <Toast message={toast} onClose={close} />
    </>
  );
}
