/** The names in a text, separated by commas, semicolons, tabs or line breaks, trimmed. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,;\t\r\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
