"use client";

import { useMemo, useState } from "react";
import { NameField } from "@/app/shared/seats/name-field";
import { withPlayer } from "@/app/shared/setup/seating";
import type { EveningView } from "@/lib/client/evening/evenings";
import { storeName } from "@/lib/client/game/games";
import { newcomerId } from "@/lib/client/game/newcomer-id";
import { nextTables } from "@/lib/evening/hall/next-tables";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { doorOrder } from "@/lib/league/evenings/expected";
import { nameKey } from "@/lib/league/roster/names";
import { Icon } from "@/lib/ui/icon";
import { Modal } from "@/lib/ui/page/modal";
import { WholeName } from "@/lib/ui/text/whole-name";
import { GuestActions } from "./guest-actions";
import type { ClubActions } from "./use-club-actions";
import { useExpected } from "./use-expected";

interface CheckInProps {
  readonly view: EveningView;
  readonly actions: ClubActions;
  readonly keeper: string | undefined;
}

const both = (names: readonly string[]): string => names.join(" + ");

/** Who is here: everybody who may come has a key that stays where it is, and says whether they came. */
export function CheckIn({ view, actions, keeper }: CheckInProps) {
  const t = useCatalogue("club");
  const language = useLanguage();
  const expected = useExpected(view.league?.id);
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [about, setAbout] = useState<string>();
  const [partner, setPartner] = useState<string>();
  const { setup, state } = view.log.position;
  const isInPairs = setup.form === "pairs";
  const people = state.units.flatMap((unit) => unit.people);
  const units = state.units.map(({ id, people }, index) => ({
    id,
    names: people.map((each) => each.name.trim()),
    isHere: state.now[index]?.here ?? false,
    asked: state.now[index]?.asked ?? false,
  }));
  const taken = new Set(people.map((each) => nameKey(each.name)));
  const typed = nameKey(name);
  const free = expected.filter((each) => !taken.has(nameKey(each.name)));
  const shown = free.filter((each) => each.name !== partner && nameKey(each.name).includes(typed));
  const order = doorOrder(expected);
  const rows = [
    ...units.map((unit) => ({ key: unit.id, names: unit.names, unit })),
    ...shown.map((each) => ({ key: `new ${each.name}`, names: [each.name], unit: undefined })),
  ].sort((a, b) => order(a.names, b.names));

  const arrive = (typed: string) => {
    const waiting = partner === undefined ? [] : [{ id: "partner", name: partner }];
    const seated = withPlayer([...people, ...waiting], typed, language);
    setWrong(seated.ok ? undefined : seated.error);
    if (!seated.ok) return;
    setName("");
    const trimmed = typed.trim();
    if (isInPairs && partner === undefined) return setPartner(trimmed);
    setPartner(undefined);
    const joined = [partner, trimmed].flatMap((each) => each ?? []);
    for (const each of joined) storeName(each);
    const added = joined.map((each) => ({ id: newcomerId(each, people), name: each }));
    const [person] = added;
    const pairId = newcomerId(joined.join("+"), [
      ...people,
      ...state.units.map(({ id }) => ({ id, name: "" })),
    ]);
    const entry = isInPairs ? { pair: { id: pairId, people: added } } : { person };
    void actions.save([{ kind: "add", ...entry }], t.arrived({ name: both(joined) }));
  };
  const next = useMemo(() => nextTables(view.log), [view.log]);
  const here = units.filter(({ isHere }) => isHere).length;
  const asked = units.find(({ id }) => id === about);
  return (
    <section aria-labelledby="check-in" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="check-in" className="text-title">
          {t.people}
        </h2>
        <p role="status" className="text-ink-soft">
          <span className="font-semibold text-ink">
            {(isInPairs ? t.pairsNow : t.hereNow)({ count: here })}
          </span>{" "}
          {next && t.tablesNow[setup.form === "table" ? "partners" : setup.form](next)}{" "}
          {partner === undefined ? (isInPairs ? t.pairUp : t.checkIn) : t.withWhom({ name: partner })}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {rows.map(({ key, names, unit }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={unit?.isHere ?? false}
              className="key h-full w-full min-w-0 justify-start text-left wrap-anywhere"
              onClick={() => {
                if (!unit) arrive(names.join());
                else if (unit.isHere) setAbout(unit.id);
                else void actions.save([{ kind: "here", who: unit.id }], t.arrived({ name: both(names) }));
              }}
            >
              {!unit?.isHere && <Icon icon="plus" className="size-5 shrink-0" />}
              <span className="min-w-0 grow">
                <WholeName name={both(names)} largest="var(--text-lead)" />
                {unit && (unit.asked || !unit.isHere) && (
                  <span className="block text-fine font-normal">{unit.isHere ? t.asked : t.away}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          arrive(name);
        }}
      >
        <NameField
          label={partner === undefined ? t.newName : t.withWhom({ name: partner })}
          name={name}
          onName={(typed) => {
            setName(typed);
            setWrong(undefined);
          }}
          wrong={wrong === undefined ? [] : [wrong]}
          enters="next"
        >
          <button type="submit" className="key shrink-0 px-5" onMouseDown={(event) => event.preventDefault()}>
            {t.add}
          </button>
        </NameField>
      </form>
      <Modal title={both(asked?.names ?? [])} open={asked !== undefined} onClose={() => setAbout(undefined)}>
        {asked && (
          <GuestActions
            view={view}
            unit={asked.id}
            actions={actions}
            keeper={keeper}
            onClose={() => setAbout(undefined)}
          />
        )}
      </Modal>
    </section>
  );
}
