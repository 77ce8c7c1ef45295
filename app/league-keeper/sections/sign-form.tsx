"use client";

import { useState } from "react";
import { LeagueSign, type Sign } from "@/app/shared/league-sign";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import type { LeagueReply } from "@/lib/league/replies";
import { signColours } from "@/lib/league/sign-colours";
import { ChangeForm } from "../form/change-form";
import { ChoiceField } from "../form/fields";

const most = 6;
const halves = Array.from({ length: most + 1 }, (_, pips) => [String(pips), String(pips)] as const);

/** Chooses the league's sign: the two halves of a tile, and a colour. */
export function SignForm({ league: { id, sign } }: { readonly league: LeagueReply }) {
  const { sign: t } = useCatalogue("keeping");
  const [chosen, setChosen] = useState<Sign>(sign ?? { first: 6, second: 4, colour: "felt" });
  const half = (of: "first" | "second") => (
    <ChoiceField
      label={t[of]}
      value={String(chosen[of])}
      onChoose={(pips) => setChosen({ ...chosen, [of]: Number(pips) })}
      choices={halves}
    />
  );
  return (
    <>
      <h3 className="text-lead">{t.heading}</h3>
      <ChangeForm
        leagueId={id}
        label={t.heading}
        send={t.save}
        read={() => ({ change: { change: "sign", sign: chosen } })}
      >
        <LeagueSign sign={chosen} />
        <div className="fields">
          {half("first")}
          {half("second")}
          <ChoiceField
            label={t.colour}
            value={chosen.colour}
            onChoose={(value) =>
              setChosen({ ...chosen, colour: signColours.find((each) => each === value) ?? chosen.colour })
            }
            choices={signColours.map((each) => [each, t.colours[each]] as const)}
          />
        </div>
      </ChangeForm>
      {sign && (
        <ChangeForm
          leagueId={id}
          label={t.remove}
          send={t.remove}
          read={() => ({ change: { change: "sign" } })}
        >
          {null}
        </ChangeForm>
      )}
    </>
  );
}
