"use client";

import { type ReactNode, useState } from "react";
import { newId } from "@/lib/client/random-ids";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { ChangeOf } from "@/lib/league/changes/registry";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { maxPaperPlayers } from "@/lib/league/limits";
import type { LeagueReply } from "@/lib/league/replies";
import { peopleOn } from "@/lib/league/roster/roster";
import { readBalance } from "@/lib/ui/text/money-text";
import { calendarDay } from "@/lib/ui/text/when-text";
import { ChangeForm, type Filled } from "../../form/change-form";
import { Checkbox } from "../../form/checkbox";
import { ChoiceField, TextField } from "../../form/fields";
import { PersonChoice } from "../../form/person-choice";
import { isUnlikelyPast } from "../../form/unlikely-day";
import { KeeperSection } from "../../keeper-section";

type PaperChange = ChangeOf<"paper-result">;

const rankings = ["places", "most", "fewest"] as const;
const rowsAtFirst = 4;

interface PaperSectionProps {
  readonly league: LeagueReply;
  /** The ids of all games. */
  readonly rulesetIds: readonly string[];
}

/** Enters a game of which only the result is known. */
export function PaperSection({ league, rulesetIds }: PaperSectionProps) {
  const { paper: t, notAnAmount, reallyOn } = useCatalogue("keeping");
  const language = useLanguage();
  const [rankedBy, setRankedBy] = useState<PaperChange["rankedBy"]>("places");
  const [hasSides, setSides] = useState(false);
  const [forMoney, setForMoney] = useState(false);
  const people = peopleOn(league.players);
  const [rows, setRows] = useState(Math.min(rowsAtFirst, people.length));
  const today = eveningIn(league.timeZone, new Date().toISOString());

  return (
    <KeeperSection id="paper" heading={t.heading} summary={t.summary}>
      <p className="text-pretty">{t.hint}</p>
      <ChangeForm
        leagueId={league.id}
        label={t.heading}
        send={t.send}
        clears
        read={(field) => {
          const filled = readPaper(
            field,
            rows,
            { rankedBy, hasSides, currency: league.currency },
            { notAnAmount, ...t },
          );
          const on = field("on");
          return {
            ...filled,
            ask: isUnlikelyPast(on) ? reallyOn({ when: calendarDay(on, language) }) : undefined,
          };
        }}
      >
        <div className="fields">
          <ChoiceField
            label={t.kind}
            name="kind"
            choices={rulesetIds.map((id) => [id, findGameWords(id, language)?.name ?? id])}
          />
          <TextField label={t.day} type="date" required name="on" max={today} defaultValue={today} />
          <ChoiceField
            label={t.rankedBy}
            value={rankedBy}
            onChoose={(chosen) => setRankedBy(rankings.find((each) => each === chosen) ?? "places")}
            choices={rankings.map((each) => [each, t[each]])}
          />
        </div>
        <div>
          <Checkbox label={t.sides} checked={hasSides} onChange={setSides} />
          {league.currency !== "" && (
            <Checkbox label={t.forMoney} checked={forMoney} onChange={setForMoney} />
          )}
        </div>
        <ul className="divide-y divide-line">
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <PaperRow key={row} row={row} people={people} rankedBy={rankedBy} hasSides={hasSides}>
              {forMoney && <TextField label={t.won({ currency: league.currency })} name={`money-${row}`} />}
            </PaperRow>
          ))}
        </ul>
        {forMoney && <p className="text-fine text-ink-soft">{t.wonHint}</p>}
        {rows < Math.min(people.length, maxPaperPlayers) && (
          <button type="button" className="key justify-self-start px-5" onClick={() => setRows(rows + 1)}>
            {t.more}
          </button>
        )}
      </ChangeForm>
    </KeeperSection>
  );
}

interface HowPaper {
  readonly hasSides: boolean;
  /** The league's. */
  readonly currency: string;
}

/** The change that the form makes, or what is wrong in it. */
function readPaper(
  field: (name: string) => string,
  rows: number,
  { rankedBy, hasSides, currency }: Pick<PaperChange, "rankedBy"> & HowPaper,
  t: Pick<Catalogues["keeping"]["paper"], "notANumber" | "tooFew"> & { readonly notAnAmount: string },
): Filled {
  const players: PaperChange["players"] = [];
  for (let row = 0; row < rows; row++) {
    const player = field(`player-${row}`);
    if (player === "") continue;
    const [place, points] = ["place", "points"].map((of) => field(`${of}-${row}`).trim().replace("−", "-"));
    const money = field(`money-${row}`).trim();
    if ([place, points].some((value = "") => !/^(?:-?\d{1,7})?$/.test(value)))
      return { problem: t.notANumber };
    const balance = money === "" ? undefined : readBalance(money, currency);
    if (money !== "" && balance === undefined) return { problem: t.notAnAmount };
    players.push({
      player,
      ...(place && { place: Number(place) }),
      ...(points && { points: Number(points) }),
      ...(hasSides && { side: Number(field(`side-${row}`)) }),
      ...(balance !== undefined && { balance }),
    });
  }
  if (players.length < 2) return { problem: t.tooFew };
  const [game, rulesetId, on] = [newId(), field("kind"), field("on")];
  return { change: { change: "paper-result", game, kind: rulesetId, on, rankedBy, players } };
}

interface PaperRowProps {
  readonly row: number;
  readonly people: LeagueReply["players"];
  readonly rankedBy: PaperChange["rankedBy"];
  readonly hasSides: boolean;
  /** A further field. */
  readonly children: ReactNode;
}

/** A player and their result. */
function PaperRow({ row, people, rankedBy, hasSides, children }: PaperRowProps) {
  const { paper: t } = useCatalogue("keeping");
  return (
    <li className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 py-3">
      <PersonChoice label={t.seat({ seat: row + 1 })} name={`player-${row}`} people={people} />
      {hasSides && (
        <ChoiceField
          label={t.side}
          name={`side-${row}`}
          defaultValue={row % 2}
          choices={[
            ["0", "1"],
            ["1", "2"],
          ]}
        />
      )}
      {rankedBy === "places" && (
        <TextField
          label={t.place}
          key={String(hasSides)}
          name={`place-${row}`}
          defaultValue={(hasSides ? row % 2 : row) + 1}
          inputMode="numeric"
        />
      )}
      <TextField
        label={rankedBy === "places" ? t.pointsToo : t.points}
        name={`points-${row}`}
        inputMode="numeric"
      />
      {children}
    </li>
  );
}
