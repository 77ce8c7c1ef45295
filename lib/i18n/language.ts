/** The languages of the catalogues. Adding one takes a name here, its regions, and a folder of catalogues. */
export const languages = ["en", "es", "pt"] as const;
export type BaseLanguage = (typeof languages)[number];

/**
 * The BCP 47 tag that sentences, numbers and dates follow: a language; the region, if it has words or numbers of its
 * own; and while a game is open its preset, as a private subtag: "es", "es-MX", "es-MX-x-sixlove".
 */
export type Language = BaseLanguage | `${BaseLanguage}-${string}`;

/** Regions whose words or numbers differ from those of the language alone. */
const regions: Readonly<Record<BaseLanguage, readonly string[]>> = {
  en: ["JM"],
  es: ["AR", "CL", "CO", "CU", "DO", "ES", "MX", "PR", "US", "VE"],
  pt: [],
};

export const regionsOf = (base: BaseLanguage): readonly string[] => regions[base];

export const isBaseLanguage = (tag: unknown): tag is BaseLanguage => languages.some((each) => each === tag);

export const baseOf = (language: Language): BaseLanguage => {
  const [base = ""] = language.split("-");
  return isBaseLanguage(base) ? base : "en";
};

/** Right-to-left languages. `Intl.Locale` knows them too, but not in every browser. */
const rightToLeft: readonly string[] = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"];

/** The direction of a language: the `dir` of its pages. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  rightToLeft.includes(tag.toLowerCase().split("-")[0] ?? "") ? "rtl" : "ltr";

/** The language of the open page; English if there is no page. */
export function documentLanguage(): BaseLanguage {
  const tag = typeof document === "undefined" ? "" : document.documentElement.lang;
  return isBaseLanguage(tag) ? tag : "en";
}

/** The language with the region of the first of these tags that has that language and a region listed above. */
export function inRegion(base: BaseLanguage, tags: readonly string[]): Language {
  const region = tags.flatMap((tag) => {
    const [language, ...rest] = tag.split("-");
    if (language?.toLowerCase() !== base) return [];
    return rest.map((part) => part.toUpperCase()).filter((part) => regions[base].includes(part));
  })[0];
  return region ? `${base}-${region}` : base;
}

const privateUse = "-x-";

/** The language at a table with this preset, or this game without presets. Subtags have at most eight characters. */
export function whilePlaying(language: Language, preset: string | undefined): Language {
  const [tag] = language.split(privateUse) as [Language];
  const parts = preset?.replaceAll("-", "").match(/[a-z\d]{1,8}/gi);
  return parts ? `${tag}${privateUse}${parts.join("-")}` : tag;
}

/** The value in `named`, which is keyed by preset, for the current preset. */
export function ofPreset<T>(language: string, named: Readonly<Record<string, T>>): T | undefined {
  const played = language.split(privateUse)[1]?.replaceAll("-", "");
  return Object.entries(named).find(([preset]) => preset.replaceAll("-", "") === played)?.[1];
}
