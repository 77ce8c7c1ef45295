import { HintText } from "@/lib/ui/text/hint-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { TileText } from "@/lib/ui/tiles/tile-text";

/** A problem, a doubt, or a note. */
interface Message {
  readonly text: string;
  readonly tone: "wrong" | "odd" | "plain";
}

interface EntryMessageProps {
  readonly message: Message | undefined;
}

/**
 * The message about an entry, which is also read aloud. It takes up room only while it is shown; the keys below do not
 * move.
 */
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
