/** What a sentence is about: JSON, in which texts and problems may be nested. Names are those of the players then. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * Something to say, as the id of a sentence and what it is about. The sentence itself is in the catalogues (`lib/i18n`,
 * `words.<language>.ts` of a game) and made where somebody reads it.
 */
export interface Text {
  readonly text: string;
  readonly params?: Params;
}

/** The sentences of a room: id → what each is about; null where it is always the same. */
export type ParamsOf<Texts, Id extends keyof Texts> = Texts[Id] extends null ? [] : [params: Texts[Id]];

/** What there is to say of these, without what is undefined; no params at all where there is nothing. */
export function paramsOf(...parts: readonly unknown[]): { readonly params?: Params } {
  const params: Record<string, unknown> = {};
  let isEmpty = true;
  for (const part of parts) {
    for (const [name, value] of Object.entries(part ?? {})) {
      if (value === undefined) continue;
      params[name] = value;
      isEmpty = false;
    }
  }
  return isEmpty ? {} : { params };
}

/** Makes the texts of a room. Those of a game name it among their params: its catalogue is its own. */
export const texts =
  <Texts>(game?: string) =>
  <Id extends keyof Texts & string>(text: Id, ...[params]: ParamsOf<Texts, Id>): Text => ({
    text,
    ...paramsOf({ game }, params),
  });
