import { HintText } from "@/lib/ui/text/hint-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { TileText } from "@/lib/ui/tiles/tile-text";

/** A message about something impossible, something unusual, or what the entry changes. */
interface Message {
  readonly text: string;
  readonly tone: "wrong" | "odd" | "plain";
}

interface EntryMessageProps {
  readonly message: Message | undefined;
}

/** A message about an entry, announced by screen readers. It is above the keys, which it does not move. */
export function EntryMessage({ message }: EntryMessageProps) {
  return (
    <div role="status">
      {message && (
        <p className="py-1 text-fine leading-[1.28]">
          {message.tone === "wrong" ? (
            <ProblemText>{message.text}</ProblemText>
          ) : message.tone === "odd" ? (
            <HintText>{message.text}</HintText>
          ) : (
            <TileText text={message.text} />
          )}
        </p>
      )}
    </div>
  );
}
