/** The params of a sentence: JSON, in which texts and problems may be nested. Names are those the players had then. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * A sentence, as its id and params. The sentence itself is in the catalogues (`lib/i18n`, `words/<language>.ts` of a
 * game) and is made only where somebody reads it.
 */
export interface Text {
  readonly text: string;
  readonly params?: Params;
}

/** The sentences of a module: id → the params of each; null if it has none. */
export type ParamsOf<Texts, Id extends keyof Texts> = Texts[Id] extends null ? [] : [params: Texts[Id]];

/** These params without the undefined ones; none at all if nothing is left. */
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

/** Makes the texts of a module. Those of a game name it among their params, because it has its own catalogue. */
export const texts =
  <Texts>(game?: string) =>
  <Id extends keyof Texts & string>(text: Id, ...[params]: ParamsOf<Texts, Id>): Text => ({
    text,
    ...paramsOf({ game }, params),
  });
