import { TileText } from "../tiles/tile-text";

/** A sentence behind an icon. */
export interface SignedText {
  readonly children: string;
  /** Shown if there is no room for the sentence, which is then only read aloud. */
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
