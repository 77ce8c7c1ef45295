/** Whether somebody is coming. */
export const eveningAnswers = ["coming", "maybe", "not"] as const;
export type EveningAnswer = (typeof eveningAnswers)[number];

export const isEveningAnswer = (text: string): text is EveningAnswer =>
  eveningAnswers.some((each) => each === text);
