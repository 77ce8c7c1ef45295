"use client";

import { useEffect, useState } from "react";
import { homeOrigins, isLocal } from "@/lib/client/net/home-network";

/** The address for other devices: this page's own, or one of the home network instead of localhost. */
export function useOrigins(): readonly string[] | undefined {
  const [origins, setOrigins] = useState<readonly string[] | undefined>(() =>
    isLocal() ? undefined : [window.location.origin],
  );
  useEffect(() => {
    if (isLocal()) void homeOrigins().then(setOrigins);
  }, []);
  return origins;
}
