import type { ComponentProps } from "react";
import { OneMoment } from "./one-moment";
import { PageFrame } from "./page-frame";

/** A page whose content is on its way. */
export function LoadingPage(frame: Pick<ComponentProps<typeof PageFrame>, "title" | "back">) {
  return (
    <PageFrame {...frame}>
      <OneMoment />
    </PageFrame>
  );
}
