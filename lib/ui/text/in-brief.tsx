import { TileText } from "../tiles/tile-text";

/** A sentence behind a sign. */
export interface SignedText {
  readonly children: string;
  /** What is seen of it where there is no room for the sentence; that is then read aloud only. */
  readonly inBrief?: string;
}

interface InBriefProps {
  readonly text: string;
  readonly brief: string | undefined;
}

export function InBrief({ text, brief }: InBriefProps) {
  if (brief === undefined)
    return (
      <span className="min-w-0 wrap-anywhere">
        <TileText text={text} />
      </span>
    );
  return (
    <span>
      <span aria-hidden="true">{brief}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
