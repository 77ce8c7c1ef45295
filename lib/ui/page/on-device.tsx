"use client";

import type { ReactNode } from "react";
import { useInBrowser } from "../use-in-browser";
import { OneMoment } from "./one-moment";

/** Whether the page's own scripts are running; the document from the server is drawn without them. */
export const useOnDevice = (): boolean => useInBrowser(() => true, false);

/** Fields and buttons: shown once the page listens, so that no input is lost on a slow phone. */
export function OnDevice({ children }: { readonly children: ReactNode }) {
  if (useOnDevice()) return children;
  return <OneMoment />;
}
