"use client";

import type { ReactNode } from "react";
import { useInBrowser } from "../use-in-browser";
import { OneMoment } from "./one-moment";

/** Whether the page's own scripts are running; the document from the server is drawn without them. */
export const useOnDevice = (): boolean => useInBrowser(() => true, false);

/**
 * What depends on this device. The document has it as a device sees it that has stored nothing: `public/look.js` shows
 * it there at once, and it takes no input until the page listens, so that none is lost on a slow phone. Other devices
 * see it once it was read.
 */
export function OnDevice({ children }: { readonly children: ReactNode }) {
  const isHere = useOnDevice();
  return (
    <>
      <div className={isHere ? "contents" : "hidden fresh:contents"} inert={!isHere}>
        {children}
      </div>
      {!isHere && (
        <div className="fresh:hidden">
          <OneMoment />
        </div>
      )}
    </>
  );
}
