"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { OneMoment } from "./one-moment";

const never = () => () => {};

/** Whether the page's own scripts are running; the document from the server is drawn without them. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Fields and buttons: shown once the page listens, so that no input is lost on a slow phone. */
export function OnDevice({ children }: { readonly children: ReactNode }) {
  if (useOnDevice()) return children;
  return <OneMoment />;
}
