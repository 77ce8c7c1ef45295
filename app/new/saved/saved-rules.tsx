"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { Modal } from "@/lib/ui/page/modal";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";
import { ProblemText } from "@/lib/ui/text/problem-text";
import type { Choice } from "../choose/cards";
import { OfferKey } from "../choose/offer-key";
import type { SavedOffer } from "./saved-offers";

// Their description needs the rules of their game.
const RulesDialog = lazy(() => import("./rules-dialog"), "RulesDialog", { words: ["newGame", "invite"] });

interface SavedRulesProps {
  readonly offers: readonly SavedOffer[];
  /** Whether those of this device could not be read. */
  readonly isUnread: boolean;
  onChoose(choice: Choice): void;
  /** The last were deleted. */
  onNone(): void;
}

/** The house rules of this device and of leagues, each offered like a game of its own. */
export function SavedRules({ offers, isUnread, onChoose, onNone }: SavedRulesProps) {
  const t = useCatalogue("newGame");
  const [shown, setShown] = useState<string>();
  const [toast, setToast] = useState<ToastMessage>();
  const close = useCallback(() => setToast(undefined), []);
  const about = offers.find(({ rules }) => rules.id === shown);
  const { list, moveFocus } = useRowFocus(onNone);
  const onDelete = ({ rules: { id, name } }: SavedOffer, undo: (() => Promise<unknown>) | undefined) => {
    setShown(undefined);
    if (!undo) {
      setToast({ text: t.notDeletedRules, stays: true });
      return;
    }
    const at = offers.findIndex(({ rules }) => rules.id === id);
    moveFocus((offers[at + 1] ?? offers[at - 1])?.rules.id);
    const bringBack = async () => {
      await undo();
      close();
      moveFocus(id);
    };
    const action = { label: t.undo, run: () => void bringBack() };
    setToast({ text: t.deletedRules({ name }), action, stays: true });
  };
  return (
    <>
      {(offers.length > 0 || isUnread) && (
        <section aria-labelledby="saved-rules" className="grid grid-cols-1 gap-2">
          <h3 id="saved-rules" className="text-lead">
            {t.savedRules}
          </h3>
          {isUnread && (
            <div role="alert">
              <ProblemText>{t.rulesUnread}</ProblemText>
            </div>
          )}
          <ul ref={list} className="grid grid-cols-1 gap-2 empty:hidden sm:grid-cols-2">
            {offers.map(({ rules, offer, about }) => (
              <li key={rules.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
                <OfferKey name={offer.name} about={about} onChoose={() => onChoose(offer.choice)} />
                <button
                  type="button"
                  className="key"
                  data-rules={rules.id}
                  aria-haspopup="dialog"
                  aria-label={t.moreAbout({ name: rules.name })}
                  onClick={() => setShown(rules.id)}
                >
                  <Icon icon="more" className="size-5" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Modal title={about?.rules.name ?? ""} open={about !== undefined} onClose={() => setShown(undefined)}>
        {about && <RulesDialog about={about} onDelete={(undo) => onDelete(about, undo)} />}
      </Modal>
      <Toast message={toast} onClose={close} />
    </>
  );
}

/** Moves the focus to the button of a row once it is drawn; `onNone` if there is no row left. */
function useRowFocus(onNone: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const [target, setTarget] = useState<{ readonly id: string | undefined }>();
  useEffect(() => {
    if (!target) return;
    const keys = [...(list.current?.querySelectorAll<HTMLElement>("[data-rules]") ?? [])];
    const key = keys.find(({ dataset }) => dataset.rules === target.id);
    if (key) key.focus();
    else onNone();
    setTarget(undefined);
  }, [target, onNone]);
  return { list, moveFocus: (id: string | undefined) => setTarget({ id }) };
}
