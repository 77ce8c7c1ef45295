/** The colours of leagues' signs, as pages and pictures draw them. */
export const signColours = ["brass", "felt", "sea", "rose", "ruby", "plum"] as const;
