/** The option that names the game of a family. */
export const presetOption = "preset";

/** The name of the game of a family, where options say it. */
export function presetIn(options: Readonly<Record<string, unknown>>): string | undefined {
  const { [presetOption]: preset } = options;
  return typeof preset === "string" ? preset : undefined;
}
