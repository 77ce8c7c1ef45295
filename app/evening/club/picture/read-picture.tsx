"use client";

import { useState } from "react";
import type { EveningView } from "@/lib/client/evening/evenings";
import { type Brought, broughtIn } from "@/lib/evening/hall/carried";
import type { EveningResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { Modal } from "@/lib/ui/page/modal";
import type { ClubActions } from "../use-club-actions";
import { CameraKey } from "./camera-key";
import { CarriedCard } from "./carried-card";

const PictureReader = lazy(() => import("./picture-reader"), "PictureReader");

interface ReadPictureProps {
  readonly view: EveningView;
  readonly result: EveningResult;
  readonly actions: ClubActions;
  readonly keeper: string | undefined;
}

/** A host's way to a result without a network: this phone's camera reads it from the table's phone. */
export function ReadPicture({ view, result, actions, keeper }: ReadPictureProps) {
  const t = useCatalogue("club");
  const [isOpen, setOpen] = useState(false);
  const [brought, setBrought] = useState<Brought>();
  const close = () => {
    setOpen(false);
    setBrought(undefined);
  };
  return (
    <>
      <CameraKey label={t.readPicture} onOpen={() => setOpen(true)} />
      <Modal title={t.readPicture} open={isOpen} onClose={close}>
        {brought ? (
          <CarriedCard
            view={view}
            result={result}
            brought={brought}
            actions={actions}
            keeper={keeper}
            onClose={close}
          />
        ) : (
          <PictureReader
            words={{ hint: t.readHint, other: t.readOther, noCamera: t.noCamera }}
            onText={(text) => {
              const read = broughtIn(text, view.id);
              setBrought(read);
              return read !== undefined;
            }}
          >
            <button type="button" className="action" onClick={close}>
              {t.typeInstead}
            </button>
          </PictureReader>
        )}
      </Modal>
    </>
  );
}
