import { checkOf } from "./check";

/**
 * A link with a secret in its fragment, which no server sees: the key of an invite, or house rules. Its check is before
 * the secret, so a link that was cut off is known to be, and its end may be cut off without harm.
 */
export interface SecretLink {
  readonly page: SecretPage;
  /** The game or league in its query; empty where a page has none. */
  readonly id: string;
  readonly secret: string;
}

/** The pages that such links open, with the names of their fields. */
export const secretPages = {
  "/play": { about: "game", field: "key" },
  "/hand": { about: "game", field: "key" },
  "/evening": { about: "game", field: "key" },
  "/l/edit": { about: "league", field: "key" },
  "/new": { about: undefined, field: "rules" },
} as const;

export type SecretPage = keyof typeof secretPages;

/** What a key, or the code of house rules, may look like. */
const shapes = { key: /^[\w-]{22,128}$/, rules: /^[\w-]{1,8000}$/ } as const;

/** The check of a link; ids have it in lower case. */
export const checkFor = ({ page, id, secret }: SecretLink): string =>
  checkOf(`${page} ${id.toLowerCase()} ${secret}`);

/** The address of a link, from its path on. */
export function secretAddress(link: SecretLink): string {
  const { about, field } = secretPages[link.page];
  const query = about === undefined ? "" : `?${about}=${link.id}`;
  return `${link.page}${query}#check=${checkFor(link)}&${field}=${link.secret}&end=here`;
}

/** A link that arrived as it was made; undefined for anything else. Earlier links have no check. */
export function readSecretLink(address: string): SecretLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, searchParams, hash } = new URL(address);
  if (!isSecretPage(pathname)) return undefined;
  const { about, field } = secretPages[pathname];
  const fragment = new URLSearchParams(hash.slice(1));
  const [secret, check] = [fragment.get(field) ?? "", fragment.get("check")];
  const link = { page: pathname, id: about === undefined ? "" : (searchParams.get(about) ?? ""), secret };
  const isWhole = check === null ? hash.startsWith(`#${field}=`) : check === checkFor(link);
  return isWhole && shapes[field].test(secret) ? link : undefined;
}

const isSecretPage = (path: string): path is SecretPage => Object.hasOwn(secretPages, path);
