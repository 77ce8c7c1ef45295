"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { cardIn } from "@/lib/evening/hall/carried";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { lazy } from "@/lib/ui/page/lazy";
import { Modal } from "@/lib/ui/page/modal";
import { afterNavigation } from "@/lib/ui/page/step-back";
import { CameraKey } from "./camera-key";

const PictureReader = lazy(() => import("./picture-reader"), "PictureReader");

/** On a table's phone: reads a table's code from the host's phone, which brings the next round without a network. */
export function ReadCard({ evening }: { readonly evening: string }) {
  const t = useCatalogue("club");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState<string>();
  // The dialog goes first: its place in the history would otherwise be left over the new address.
  useEffect(() => {
    if (address !== undefined) afterNavigation(() => router.replace(address));
  }, [address, router]);
  const look = (text: string): boolean => {
    const read = cardIn(text, evening);
    if (read === undefined) return false;
    setAddress(read);
    setOpen(false);
    return true;
  };
  return (
    <>
      <CameraKey label={t.readCard.title} onOpen={() => setOpen(true)} />
      <Modal title={t.readCard.title} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <PictureReader words={t.readCard} onText={look} />}
      </Modal>
    </>
  );
}
