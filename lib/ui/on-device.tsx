"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { useWords } from "@/lib/i18n/use-words";

const never = () => () => {};

/** Whether the page's own scripts run already; the document as it comes from the server is drawn without them. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What is typed or tapped in: there once the page listens, so that nothing of it is lost on a slow phone. */
export function OnDevice({ children }: { readonly children: ReactNode }) {
  const say = useWords().shell;
  if (useOnDevice()) return children;
  return (
    <p role="status" className="py-10 text-center text-ink-soft">
      {say.loading}
    </p>
  );
}
