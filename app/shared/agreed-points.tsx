import type { CardInWords } from "./option-asks";
import { agreedIn } from "./option-asks";

/** What a table has agreed on about how it plays. */
export function AgreedPoints({ card }: { readonly card: CardInWords }) {
  return (
    <dl className="grid gap-3">
      {agreedIn(card).map(({ point, label, answer }) => (
        <div key={point}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-lead font-semibold text-balance">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
