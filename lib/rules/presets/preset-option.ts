/** The option that selects a preset. */
export const presetOption = "preset";

/** The preset that options name. */
export function presetIn(options: Readonly<Record<string, unknown>>): string | undefined {
  const { [presetOption]: preset } = options;
  return typeof preset === "string" ? preset : undefined;
}
