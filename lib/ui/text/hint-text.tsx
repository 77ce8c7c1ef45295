import { InBrief, type SignedText } from "./in-brief";

/** A doubt in words, with an icon so that it does not depend on colour. */
export function HintText({ children, inBrief }: SignedText) {
  return (
    <span className="flex items-start gap-1.5 font-semibold text-ink">
      <svg viewBox="0 0 20 20" className="mt-0.5 size-4 shrink-0" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill="currentColor" />
        <path
          d="M6.800 7.800A3.200 3.200 0 1 1 11.200 10.600Q10 11.200 10 12.400M10 15.200V15.600"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <InBrief text={children} brief={inBrief} />
    </span>
  );
}
