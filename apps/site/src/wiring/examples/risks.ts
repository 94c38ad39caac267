/** The risks of a small provider, for the cover of the risk matrix. */
export const exampleRisks = [
  { probability: 4, impact: 3 },
  { probability: 3, impact: 4 },
  { probability: 3, impact: 3 },
  { probability: 2, impact: 4 },
  { probability: 2, impact: 2 },
  { probability: 1, impact: 3 },
  { probability: 3, impact: 1 },
] as const;
