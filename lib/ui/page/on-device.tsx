"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { OneMoment } from "./one-moment";

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
  if (useOnDevice()) return children;
  return <OneMoment />;
}
