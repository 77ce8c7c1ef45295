import type { EveningAnswer } from "@/lib/league/evenings/answer";
import { Icon, type IconName } from "@/lib/ui/icon";

const icons: Readonly<Record<EveningAnswer, IconName>> = { coming: "done", maybe: "waiting", not: "close" };

/** An answer as a shape, beside its words. */
export function AnswerMark({ answer }: { readonly answer: EveningAnswer }) {
  return <Icon icon={icons[answer]} className="size-5 shrink-0" />;
}
