/** What is said of a table: points, or who is absent. */
export type Said =
  | {
      readonly kind: "result";
      readonly points: object;
      readonly won?: number | undefined;
      readonly game?: string;
    }
  | { readonly kind: "forfeit"; readonly absent: 0 | 1 | "both" };
