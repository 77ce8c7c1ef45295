import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { preventBlur } from "@/lib/ui/keypad";
import { marked } from "./evening-draft";

interface FigureKeysProps {
  /** The figure that is being typed; undefined if none is. */
  readonly figure: string | undefined;
  onFigure(figure: string): void;
}

/** Keys for what belongs to a figure and is missing on a phone's keyboard of numbers. */
export function FigureKeys({ figure, onFigure }: FigureKeysProps) {
  const { evening: t } = useCatalogue("past");
  const key = (mark: "-" | "*", label: string) => (
    <button
      type="button"
      className="key px-4"
      disabled={figure === undefined}
      onPointerDown={preventBlur}
      onClick={() => onFigure(marked(figure ?? "", mark))}
    >
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {key("-", t.minus)}
      {key("*", t.winner)}
    </div>
  );
}
