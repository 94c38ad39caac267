/** A weak category of an assessment: its name, its score in percent and what to do about it. */
export interface Weakness {
  category: string;
  score: number;
  recommendation: string;
}
