import { useState } from "react";
import type { DraftState } from "@/app/shared/draft/use-form-draft";
import type { Problem } from "@/lib/rules/problem";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import type { Save } from "../use-saving";

interface Saving {
  readonly save: Save;
  onClose(): void;
}

/** Saves an entry and closes, or shows why it was refused. */
export function useSaved({ save, onClose }: Saving, { since }: DraftState) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const saved = useSingleFlight(async (entry: Parameters<Save>[0]) => {
    const refused = await save(entry, since);
    setProblems(refused);
    if (refused.length === 0) onClose();
  });
  return { problems, forget: () => setProblems([]), saved };
}
