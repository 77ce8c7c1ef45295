"use client";

import {
  type ChangeDraft,
  type EntryDraft,
  type FieldValue,
  withField,
  withOut,
} from "@/app/shared/draft/draft";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { Ask } from "@/lib/rules/prompts";
import { ChoiceAsk } from "./choice-ask";
import { EngineAsk } from "./engine-ask";
import { NumberAsk } from "./number-ask";
import { PlayerAsk } from "./player-ask";
import { ScoreAsk } from "./score-ask";
import { TextAsk } from "./text-ask";

interface AskFieldProps {
  readonly ask: Ask;
  readonly players: readonly Player[];
  readonly fields: EntryDraft["fields"];
  /** The current answer, or the usual one if none was given. */
  readonly answer: unknown;
  readonly change: ChangeDraft;
}

/** The control for one question, except for hands, which share a keypad. */
export function AskField({ ask, players, fields, answer, change }: AskFieldProps) {
  const t = useWords();
  const speaker = useSpeaker();
  const set = (field: string, value: FieldValue | undefined) =>
    change((draft) => withField(draft, field, value));
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const number = (value: unknown) => (typeof value === "number" ? value : undefined);
  switch (ask.type) {
    case "engine":
      return (
        <EngineAsk
          engines={ask.engines}
          chosen={number(answer)}
          onChoose={(engine) => set(ask.field, engine)}
        />
      );
    case "choice":
      return (
        <ChoiceAsk
          label={speaker.text(ask.label)}
          choices={[
            ...(ask.none ? [{ value: "", label: speaker.text(ask.none) }] : []),
            ...ask.choices.map(({ value, label }) => ({ value: String(value), label: speaker.text(label) })),
          ]}
          value={answer === undefined ? "" : String(answer)}
          onChoose={(chosen) =>
            set(ask.field, ask.choices.find(({ value }) => String(value) === chosen)?.value)
          }
        />
      );
    case "player":
      return (
        <PlayerAsk
          {...ask}
          label={speaker.text(ask.label)}
          players={players}
          mayBeLeftOut={ask.optional && ask.usual === undefined}
          nobody={ask.nobody && speaker.text(ask.nobody)}
          value={answer === null ? null : text(answer)}
          onChoose={(player) => set(ask.field, player)}
        />
      );
    case "number":
      return (
        <NumberAsk
          {...ask}
          label={speaker.text(ask.label)}
          value={number(fields[ask.field])}
          onChange={(value) => set(ask.field, value)}
        />
      );
    case "text":
      return (
        <TextAsk
          {...ask}
          label={speaker.text(ask.label)}
          value={text(fields[ask.field])}
          onChange={(value) => set(ask.field, value)}
        />
      );
    case "score":
      return (
        <ScoreAsk
          ask={ask}
          label={ask.label ? speaker.text(ask.label) : t.entry.points}
          points={number(fields[ask.field])}
          chosenEnds={Array.isArray(fields.ends) ? fields.ends : undefined}
          onPoints={(points) =>
            change((draft) => withField(withField(draft, "ends", undefined), ask.field, points))
          }
          onEnds={(ends) =>
            change((draft) => withField(withField(draft, ask.field, undefined), "ends", ends))
          }
        />
      );
    case "offer":
      return (
        <ChoiceAsk
          label={players.find(({ id }) => id === ask.player)?.name ?? ""}
          choices={[
            { value: "take", label: t.table.takeFree },
            { value: "decline", label: t.table.decline },
          ]}
          value={fields[ask.field] === undefined ? undefined : fields[ask.field] ? "take" : "decline"}
          onChoose={(value) => set(ask.field, value === "take")}
        />
      );
    case "out":
      return (
        <ChoiceAsk
          label={t.entry.whoWentOut}
          choices={[
            ...players
              .filter(({ id }) => ask.among.includes(id))
              .map(({ id, name }) => ({ value: id, label: name })),
            { value: "", label: t.entry.blocked },
          ]}
          value={answer === null ? "" : text(answer)}
          onChoose={(id) => change((draft) => withOut(draft, id || null))}
        />
      );
    case "hands":
    case "given":
      return null;
  }
}
