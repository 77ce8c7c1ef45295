import { HintText } from "@/lib/ui/text/hint-text";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { TileText } from "@/lib/ui/tiles/tile-text";

/** Something that cannot be, that hardly is, or that is only good to know. */
interface Message {
  readonly text: string;
  readonly tone: "wrong" | "odd" | "plain";
}

interface EntryMessageProps {
  readonly message: Message | undefined;
}

/** What there is to say of an entry, read aloud. It takes room only while it is there, above the keys, which stay. */
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
