import { type ToggleEvent, useState } from "react";

/** For a `details` whose content is drawn when it is first opened, and stays. `open`: it is open from the start. */
export function useOpened(open = false) {
  const [wasOpened, setOpened] = useState(open);
  return {
    wasOpened: wasOpened || open,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
      if (currentTarget.open) setOpened(true);
    },
  };
}
