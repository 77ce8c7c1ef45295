"use client";

import { useLayoutEffect, useRef, useState } from "react";

/** The width of an element in rem, so that larger text counts as less room. A usual value until it is measured. */
export function useWidth() {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(24);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(element.clientWidth / rem);
    };
    measure();
    const growth = new ResizeObserver(measure);
    growth.observe(element);
    return () => growth.disconnect();
  }, []);
  return { width, ref };
}
