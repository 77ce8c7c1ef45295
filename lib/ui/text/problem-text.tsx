import { InBrief, type SignedText } from "./in-brief";

/** A problem in words, with an icon so that it does not depend on colour. */
export function ProblemText({ children, inBrief }: SignedText) {
  return (
    <span className="flex items-start gap-1.5 font-semibold text-alarm">
      <svg viewBox="0 0 20 20" className="mt-0.5 size-4 shrink-0" aria-hidden="true">
        <path d="M10 1L19.500 18.500H0.500Z" fill="currentColor" />
        <path d="M10 7V12.500M10 15V15.600" stroke="var(--surface)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <InBrief text={children} brief={inBrief} />
    </span>
  );
}
